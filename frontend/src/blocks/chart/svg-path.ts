/** Paths of SVG as print draws them: written short, and their dashes cut by arithmetic. */

/** Places in pixels, from the corner of the chart; `h` and `v` go on from the last place. */
export type Step = readonly ['M' | 'L', x: number, y: number] | Curve | readonly ['h' | 'v', by: number] | readonly ['Z']
export type Path = readonly Step[]
type Curve = readonly ['C', ax: number, ay: number, bx: number, by: number, x: number, y: number]

/** Parts of a pixel a place is written in. Quarters are 0.06 mm on paper: the PDF writes them in few digits, where tenths are binary fractions without end. */
const quarters = 4
/** Dashes are many and short: nobody sees a quarter of a pixel in where one ends. */
export const halves = 2

/** Lengths are rounded by the places at their ends, so that what touches goes on touching. A line of no length is left out, but for one that begins a stretch: it may be a dot. */
export function written(path: Path, parts = quarters): string {
  const short = (value: number) => Math.round(value * parts) / parts
  let [x, y] = [0, 0]
  return path
    .map((step, index) => {
      const [from, before] = [x, y]
      if (step[0] === 'h') {
        x += step[1]
        return `h${short(x) - short(from)}`
      }
      if (step[0] === 'v') {
        y += step[1]
        return `v${short(y) - short(before)}`
      }
      const [letter, ...numbers] = step
      if (numbers.length > 0) [x = 0, y = 0] = numbers.slice(-2)
      if (letter === 'L' && path[index - 1]?.[0] !== 'M' && short(x) === short(from) && short(y) === short(before)) return ''
      return letter + numbers.map(short).join(' ')
    })
    .join('')
}

type Point = { x: number; y: number /** where the path may bend */; corner: boolean }

/** A curve is straight over so many pixels, less than a dash. */
const straightOver = 4

function curvePoints(from: Point, [, ax, ay, bx, by, x, y]: Curve): Point[] {
  const pieces = Math.max(2, Math.ceil(Math.hypot(x - from.x, y - from.y) / straightOver))
  return Array.from({ length: pieces }, (_, index) => {
    const t = (index + 1) / pieces
    const s = 1 - t
    const at = (start: number, a: number, b: number, end: number) => s ** 3 * start + 3 * s * s * t * a + 3 * s * t * t * b + t ** 3 * end
    return { x: at(from.x, ax, bx, x), y: at(from.y, ay, by, y), corner: t === 1 }
  })
}

/** Each stretch without a gap as the points along it. */
function stretches(path: Path): Point[][] {
  const all: Point[][] = []
  for (const step of path) {
    const points = all.at(-1) ?? []
    const last = points.at(-1) ?? { x: 0, y: 0, corner: true }
    if (step[0] === 'M') all.push([{ x: step[1], y: step[2], corner: true }])
    else if (step[0] === 'L') points.push({ x: step[1], y: step[2], corner: true })
    else if (step[0] === 'h') points.push({ ...last, x: last.x + step[1], corner: true })
    else if (step[0] === 'v') points.push({ ...last, y: last.y + step[1], corner: true })
    else if (step[0] === 'C') points.push(...curvePoints(last, step))
    else points.push({ ...(points[0] ?? last), corner: true })
  }
  return all
}

/**
 * The path in pieces of the lengths of `dash`, which begin and end as a canvas begins and ends them. Left to Chromium, each dash of a
 * PDF is the outline of an area: a dashed line is then half of its chart's bytes.
 */
export function dashed(path: Path, dash: readonly number[]): Path {
  if (!dash.some((length) => length > 0)) return path
  const lengths = dash.length % 2 === 0 ? dash : [...dash, ...dash]
  return stretches(path).flatMap((points) => cut(points, lengths))
}

/** `lengths`: drawn, left out, drawn and so on. */
function cut(points: readonly Point[], lengths: readonly number[]): Step[] {
  const [first] = points
  if (!first) return []
  const pieces: Step[] = [['M', first.x, first.y]]
  let turn = 0
  let left = lengths[0] ?? 0
  const isDrawn = () => turn % 2 === 0
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? first
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    let gone = 0
    while (length - gone > left) {
      gone += left
      const share = gone / length
      pieces.push([isDrawn() ? 'L' : 'M', from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share])
      turn++
      left = lengths[turn % lengths.length] ?? 0
    }
    left -= length - gone
    if (isDrawn() && (to.corner || index === points.length - 2)) pieces.push(['L', to.x, to.y])
  })
  return pieces
}
