import { posts } from '../../samples/tables.ts'
import { first, same, turn } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const postsSample: GallerySample<'posts'> = {
  span: 12,
  full: posts,
  named: (block, names) => ({
    ...block,
    values: block.values.map((post, index) => ({ ...post, profile: turn(names, index), text: `${turn(names, index + 1)} ${turn(names, index + 2)}` })),
  }),
  first,
  uncompared: same,
}
