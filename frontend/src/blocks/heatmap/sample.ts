import { heatmap } from '../../samples/shares.ts'
import { same } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const heatmapSample: GallerySample<'heatmap'> = {
  span: 12,
  full: heatmap,
  named: same,
  first: (block) => ({
    ...block,
    values: block.values.map((row, day) => row.map((cell, hour) => (day === 2 && hour === 18 ? { value: 900, items: 4 } : { ...cell, value: null, items: 0 }))),
    best: [{ row: 2, column: 18, value: 900, items: 4 }],
  }),
  uncompared: same,
}
