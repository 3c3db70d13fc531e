/** How much room a block needs on paper: known from what it holds, so that pages are planned before anything is drawn. */

import { type BlockSize, fixed } from '../blocks/block-print.ts'
import { printOf } from '../blocks/print.ts'
import type { PrintBlock } from '../paper/page-types.ts'
import { headOf } from './head-height.ts'

/** Of a block that says only why it is empty. */
const emptyHeight = 120

/** `paired`: lines and columns stand two and two. */
export function sizeOf(item: PrintBlock, paired: boolean): BlockSize {
  if (item.block.no_data) return fixed('whole', emptyHeight)
  return printOf(item.block).size(item, { paired, head: (width) => headOf(item, width).height })
}
