import { column } from '../../samples/series.ts'
import { series } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const columnSample: GallerySample<'column'> = {
  span: 8,
  full: column,
  ...series,
}
