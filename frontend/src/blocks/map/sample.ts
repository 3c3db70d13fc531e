import { map } from '../../samples/shares.ts'
import { first, labelled } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const mapSample: GallerySample<'map'> = {
  span: 12,
  full: map,
  named: labelled,
  first,
  uncompared: (block) => ({ ...block, values: block.values.map((country) => ({ ...country, change: null })) }),
}
