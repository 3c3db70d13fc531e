/** What donut and pie share on paper. */
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { halfWidth } from '../../paper/measures.ts'
import type { BlockSize, Room } from '../block-print.ts'

export const slicesPrint = {
  form: 'small',
  size({ block: { values } }: { block: BlockOf<'donut'> | BlockOf<'pie'> }, { head }: Room): BlockSize {
    const least = head(halfWidth) + Math.max(156, values.length * 26)
    return { span: 'half', least, most: least + 48 }
  },
  ownPage: () => false,
  once: () => false,
  gist: () => '',
  Key: null,
  keyWidth: null,
} as const
