import { hashtags } from '../../samples/shares.ts'
import { same, turn } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const hashtagsSample: GallerySample<'hashtags'> = {
  span: 8,
  full: hashtags,
  named: (block, names) => ({ ...block, values: block.values.map((tag, index) => ({ ...tag, tag: `#${turn(names, index).replaceAll(' ', '')}${index}` })) }),
  first: (block) => ({ ...block, values: block.values.slice(0, 1), other: null }),
  uncompared: same,
}
