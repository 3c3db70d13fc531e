/**
 * How the columns of a chart are told apart on paper, which may be grey. Few short lines and no dashes: the browser writes each dash into the
 * PDF as an outline, and slashes in every column would be half of the file.
 */
import { hatchRect } from './hatch.ts'
import { hatch, isLine } from './pattern.ts'
import type { ChartSeries, SeriesChart } from './series.ts'

/** In the order in which the series of a chart have them; the first is plain. */
const textures = ['plain', 'stripes', 'split', 'dots', 'grid', 'rails', 'slashes'] as const
export type Texture = (typeof textures)[number]

export type Box = { readonly x: number; readonly width: number; readonly top: number; readonly bottom: number }
type Path = { moveTo(x: number, y: number): void; lineTo(x: number, y: number): void }
/** Lines of one width in every column. */
type Stroke = { readonly width: number; readonly draw: (path: Path, box: Box) => void }

export function textureOf(series: ChartSeries, chart: SeriesChart): Texture {
  const columns = chart.values.filter((one) => !isLine(one, chart))
  return columns.length < 2 ? 'plain' : (textures[Math.max(0, columns.indexOf(series)) % textures.length] ?? 'plain')
}

/** Between two stripes or dots. */
const step = 6

/** A line from `from` to `to` in parts of the width off the middle, again and again down the column. */
function repeated(from: number, to: number, length: number) {
  return (path: Path, { x, width, top, bottom }: Box) => {
    for (let y = top + step / 3; y + length <= bottom; y += step) {
      path.moveTo(x + from * width, y)
      path.lineTo(x + to * width, y + length)
    }
  }
}

function upright(share: number) {
  return (path: Path, { x, width, top, bottom }: Box) => {
    path.moveTo(x + share * width, top)
    path.lineTo(x + share * width, bottom)
  }
}

/** Of columns that are `width` pixels wide. */
export function strokesOf(texture: Texture, width: number): readonly Stroke[] {
  const thin = Math.max(1.4, Math.min(1.8, width * 0.1))
  const stripes: Stroke = { width: 1, draw: repeated(-0.5, 0.5, 0) }
  const split: Stroke = { width: thin, draw: upright(0) }
  switch (texture) {
    case 'plain':
      return []
    case 'stripes':
      return [stripes]
    case 'split':
      return [split]
    case 'dots':
      return [{ width: 2 * thin, draw: repeated(0, 0, 2 * thin) }]
    case 'grid':
      return [stripes, split]
    case 'rails':
      return [-0.2, 0.2].map((share) => ({ width: thin, draw: upright(share) }))
    case 'slashes':
      return [{ width: hatch.width, draw: (path, { x, width: wide, top, bottom }) => hatchRect(path, x - wide / 2, top, wide, bottom - top, hatch.gap) }]
  }
}
