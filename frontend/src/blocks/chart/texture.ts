/**
 * How the columns of a chart are told apart on paper, which may be grey. None has lines across, which would look like the gaps between the
 * parts of a stack.
 */
import { dashesOnPaper } from '../../../../shared/print-dashes.ts'
import type { Box } from './columns.ts'
import { hatchRect } from './hatch.ts'
import { hatch, isLine } from './pattern.ts'
import type { ChartSeries, SeriesChart } from './series.ts'

/** In the order in which the series of a chart have them; the first is plain. */
const textures = ['plain', 'slashes', 'split', 'dots', 'backslashes', 'rails'] as const
export type Texture = (typeof textures)[number]

type Path = { moveTo(x: number, y: number): void; lineTo(x: number, y: number): void }
/**
 * Lines of one width, drawn in every column. With `across` they are drawn once, over all columns, and seen in the columns alone:
 * the same picture in a fraction of the lines, and lines are what printing a chart takes its time for.
 */
type Stroke = { readonly width: number; readonly across?: true; readonly dash?: readonly number[]; readonly draw: (path: Path, box: Box) => void }

export function textureOf(series: ChartSeries, chart: SeriesChart): Texture {
  const columns = chart.values.filter((one) => !isLine(one, chart))
  return columns.length < 2 ? 'plain' : (textures[Math.max(0, columns.indexOf(series)) % textures.length] ?? 'plain')
}

/** Pixels between the lines of a hatch: further apart than on screen, for each line is one more to print. */
const hatchGap = 8
const slashed: Stroke['draw'] = (path, { x, width, top, bottom }) => hatchRect(path, x - width / 2, top, width, bottom - top, hatchGap)

/** As in a mirror that stands in the middle of the column. */
const mirrored =
  (draw: Stroke['draw']): Stroke['draw'] =>
  (path, box) =>
    draw({ moveTo: (x, y) => path.moveTo(2 * box.x - x, y), lineTo: (x, y) => path.lineTo(2 * box.x - x, y) }, box)

function upright(share: number) {
  return (path: Path, { x, width, top, bottom }: Box) => {
    path.moveTo(x + share * width, top)
    path.lineTo(x + share * width, bottom)
  }
}

/** Down the middle, the first apart from the gap above it. */
const dotted: Stroke['draw'] = (path, box) => {
  const top = box.top + 2
  if (top < box.bottom) upright(0)(path, { ...box, top })
}

/** Of columns that are `width` pixels wide. */
export function strokesOf(texture: Texture, width: number): readonly Stroke[] {
  const thin = Math.max(1.4, Math.min(1.8, width * 0.1))
  switch (texture) {
    case 'plain':
      return []
    case 'slashes':
      return [{ width: hatch.width, across: true, draw: slashed }]
    case 'split':
      return [{ width: thin, draw: upright(0) }]
    case 'dots':
      return [{ width: 2 * thin, dash: dashesOnPaper.dots, draw: dotted }]
    case 'backslashes':
      return [{ width: hatch.width, across: true, draw: mirrored(slashed) }]
    case 'rails':
      return [-0.2, 0.2].map((share) => ({ width: thin, draw: upright(share) }))
  }
}
