import { donut } from '../../samples/shares.ts'
import { first, labelled, same } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const donutSample: GallerySample<'donut'> = {
  span: 4,
  full: donut,
  named: labelled,
  first,
  uncompared: same,
}
