import { pie } from '../../samples/shares.ts'
import { first, labelled, same } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const pieSample: GallerySample<'pie'> = {
  span: 4,
  full: pie,
  named: labelled,
  first,
  uncompared: same,
}
