/** How much room a block needs on paper: known from what it holds, so that pages are planned before anything is drawn. */

import { type BlockSize, fixed } from '../blocks/block-print.ts'
import { printOf } from '../blocks/print.ts'
import type { PrintBlock } from '../paper/page-types.ts'
import { headGap, headOf } from './head-height.ts'

/** Of a block that says only why it is empty. */
const emptyHeight = 120

/** `paired`: lines and columns stand two and two. */
export function sizeOf(item: PrintBlock, paired: boolean): BlockSize {
  const { beside, words, ...alone } = item
  if (beside) {
    const sizes = [{ ...alone, ...(words && { words }) }, beside].map((half) => sizeOf(half, true))
    return { span: 'whole', least: Math.max(...sizes.map(({ least }) => least)), most: Math.max(...sizes.map(({ most }) => most)) }
  }
  if (words) {
    const { span, least, most } = sizeOf(alone, paired)
    const more = words.height + headGap
    return { span, least: least + more, most: most + more }
  }
  if (item.block.no_data) return fixed('whole', emptyHeight)
  return printOf(item.block).size(item, { paired, head: (width) => headOf(item, width).height })
}
