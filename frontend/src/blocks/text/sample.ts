import { text } from '../../samples/shares.ts'
import { same } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const textSample: GallerySample<'text'> = {
  span: 4,
  full: text,
  named: (block, names) => ({ ...block, paragraphs: [...names] }),
  first: (block) => ({ ...block, paragraphs: block.paragraphs.slice(0, 1), facts: [] }),
  uncompared: same,
}
