import { line } from '../../samples/series.ts'
import { series } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const lineSample: GallerySample<'line'> = {
  span: 8,
  full: line,
  ...series,
}
