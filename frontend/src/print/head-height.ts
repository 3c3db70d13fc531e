/** The head of a block on paper: its title with the pages of its passports, its key, a note. Known before it is drawn. */
import { printOf } from '../blocks/print.ts'
import type { PrintBlock } from '../paper/page-types.ts'

/** `small`: the key or note under the title, else beside it; `tall`: a key beside the title on two lines. `height`: with the space under it */
export type BlockHead = { small: boolean; tall: boolean; height: number; note: string | null }

/** Narrower than this, title and key have a line each. */
const smallBelow = 620
const titleLine = 24
const noteLine = 16
/** between head and drawing */
export const headGap = 12
/** "Passport p. 10, 11, 12" and what is between */
const reference = 150

export function headOf(item: PrintBlock, width: number): BlockHead {
  const { block, section, title } = item
  const { keyWidth } = printOf(block)
  const key = keyWidth?.(block) ?? 0
  const titleWidth = title.length * 8.4
  if (width >= smallBelow) {
    const tall = key > 0 && key > width - titleWidth - reference
    return { small: false, tall, height: titleLine + (tall ? noteLine : 0) + headGap, note: null }
  }
  const note = keyWidth ? null : (block.subTitle ?? (section.content.length === 1 ? section.subTitle : null))
  const under = Math.max(key, (note?.length ?? 0) * 6.3) > width ? 2 : 1
  const lines = titleWidth > 2 * width - reference ? 3 : titleWidth > width ? 2 : 1
  return { small: true, tall: false, height: lines * titleLine + under * noteLine + headGap, note }
}
