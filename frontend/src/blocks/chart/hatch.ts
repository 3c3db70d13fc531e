/** 45 degree lines cut to a rectangle by arithmetic: no clip and no pattern, so print stays pure vectors. */
type Path = { moveTo(x: number, y: number): void; lineTo(x: number, y: number): void }

export function hatchRect(path: Path, left: number, top: number, width: number, height: number, gap: number) {
  for (let offset = gap / 2; offset < width + height; offset += gap) {
    const startX = Math.min(offset, width)
    const startY = offset - startX
    const endY = Math.min(offset, height)
    const endX = offset - endY
    path.moveTo(left + startX, top + startY)
    path.lineTo(left + endX, top + endY)
  }
}
