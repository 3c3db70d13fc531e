/** A dashed path as its dashes, each a line of its own: the browser writes a dashed line into a PDF as the outlines of all dashes, thrice as long. */

type Point = readonly [number, number]

/** Pixels between two points of a dash that is bent. */
const fine = 3

/** `d`: of moves, lines and cubic curves in absolute numbers; null where there is anything else in it. */
export function dashesOf(d: string, pattern: readonly number[]): string | null {
  const commands = [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, letter = '', given = '']) => ({ letter, at: given.trim().split(/[ ,]+/).map(Number) }))
  if (commands.some(({ letter, at }) => !'MLC'.includes(letter) || at.some(Number.isNaN))) return null
  const lines: Point[][] = []
  for (const { letter, at } of commands) {
    const [ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0] = at
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (letter === 'M') lines.push([[ax, ay]])
    else if (letter === 'L') line?.push([ax, ay])
    else if (line && last) line.push(...curve(last, [ax, ay], [bx, by], [x, y]))
  }
  return lines.flatMap((line) => dashesAlong(line, pattern)).join('')
}

function curve(from: Point, a: Point, b: Point, to: Point): Point[] {
  const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / fine))
  const on = (t: number, axis: 0 | 1) => (1 - t) ** 3 * from[axis] + 3 * (1 - t) ** 2 * t * a[axis] + 3 * (1 - t) * t ** 2 * b[axis] + t ** 3 * to[axis]
  return Array.from({ length: pieces }, (_, at) => [on((at + 1) / pieces, 0), on((at + 1) / pieces, 1)] as const)
}

const written = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** Points within a dash are left out where it is as good as straight. */
function dashesAlong(line: readonly Point[], pattern: readonly number[]): string[] {
  const dashes: Point[][] = []
  let part = 0
  let left = pattern[0] ?? 0
  let from = line[0]
  if (!from) return []
  let open: Point[] | null = [from]
  for (const to of line.slice(1)) {
    let length = Math.hypot(to[0] - from[0], to[1] - from[1])
    while (length > left) {
      const share: number = left / length
      from = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      length -= left
      if (open) dashes.push([...open, from])
      part = (part + 1) % pattern.length
      open = part % 2 === 0 ? [from] : null
      left = pattern[part] ?? 0
    }
    left -= length
    from = to
    open?.push(to)
  }
  if (open && open.length > 1) dashes.push(open)
  return dashes.map((points) => {
    const [first, ...rest] = straightened(points)
    return first ? `M${written(first)}${rest.map((point) => `L${written(point)}`).join('')}` : ''
  })
}

/** Without the points that lie within a tenth of a pixel of the line between its ends. */
function straightened(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const length = Math.hypot(last[0] - first[0], last[1] - first[1])
  const off = ([x, y]: Point) => (length === 0 ? 0 : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length)
  return points.every((point) => off(point) <= 0.1) ? [first, last] : [...points]
}
