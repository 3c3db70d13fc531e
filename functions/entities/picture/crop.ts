import type { Pixels } from './decode.ts'

/** The middle of a picture as a square of `size` pixels. Each is the mean of those it stands for; what is see-through has no colour to give. */
export function cropSquare({ width, height, data }: Pixels, size: number): Pixels {
  const side = Math.min(width, height)
  const left = Math.floor((width - side) / 2)
  const top = Math.floor((height - side) / 2)
  const edge = (n: number) => Math.floor((n * side) / size)
  const cropped = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [x0, y0] = [left + edge(x), top + edge(y)]
      const box = { x0, y0, x1: Math.max(x0 + 1, left + edge(x + 1)), y1: Math.max(y0 + 1, top + edge(y + 1)) }
      cropped.set(meanOf(data, width, box), (y * size + x) * 4)
    }
  }
  return { width: size, height: size, data: cropped }
}

type Box = { x0: number; y0: number; x1: number; y1: number }

function meanOf(data: Pixels['data'], width: number, { x0, y0, x1, y1 }: Box): number[] {
  let [red, green, blue, opacity] = [0, 0, 0, 0]
  for (let y = y0; y < y1; y++) {
    for (let at = (y * width + x0) * 4; at < (y * width + x1) * 4; at += 4) {
      const weight = data[at + 3] ?? 0
      red += (data[at] ?? 0) * weight
      green += (data[at + 1] ?? 0) * weight
      blue += (data[at + 2] ?? 0) * weight
      opacity += weight
    }
  }
  const count = (x1 - x0) * (y1 - y0)
  return opacity === 0 ? [0, 0, 0, 0] : [red / opacity, green / opacity, blue / opacity, opacity / count].map(Math.round)
}
