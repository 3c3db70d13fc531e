import { bar } from '../../samples/shares.ts'
import { uncompared } from '../../samples/uncompared.ts'
import { first, labelled } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const barSample: GallerySample<'bar'> = {
  span: 4,
  full: bar,
  named: labelled,
  first,
  uncompared: (block) => ({ ...block, values: block.values.map((row) => ({ ...row, figure: uncompared(row.figure) })) }),
}
