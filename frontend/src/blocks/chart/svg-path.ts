/** Paths of SVG as print draws them, written short. */

/** Places in pixels, from the corner of the chart; `h` and `v` go on from the last place. */
export type Step =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', ax: number, ay: number, bx: number, by: number, x: number, y: number]
  | readonly ['h' | 'v', by: number]
  | readonly ['Z']
export type Path = readonly Step[]

/** Quarters of a pixel, 0.06 mm on paper: the PDF writes them in few digits, where tenths are binary fractions without end. */
const short = (value: number) => Math.round(value * 4) / 4

/** Lengths are rounded by the places at their ends, so that what touches goes on touching. A line of no length is left out, but for one that begins a stretch: it may be a dot. */
export function written(path: Path): string {
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
