/** The head of a block on paper: its title with the pages of its passports, its key, a note. Known before it is drawn. Pure. */
import type { PrintBlock } from './page-types.ts'

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

/** About as wide as the names of the series are beside each other, with what stands for the prior period and partial days. */
function keyWidth({ block }: PrintBlock): number {
  if (block.kind !== 'column' && block.kind !== 'line') return 0
  return block.values.length < 2 ? 0 : block.values.reduce((sum, { label, badge }) => sum + label.length * 6.5 + (badge ? 60 : 36), 150)
}

export function headOf(item: PrintBlock, width: number): BlockHead {
  const { block, section, title } = item
  const key = keyWidth(item)
  const titleWidth = title.length * 8.4
  if (width >= smallBelow) {
    const tall = key > width - titleWidth - reference
    return { small: false, tall, height: titleLine + (tall ? noteLine : 0) + headGap, note: null }
  }
  const keyed = block.kind === 'column' || block.kind === 'line'
  const note = keyed ? null : (block.subTitle ?? (section.content.length === 1 ? section.subTitle : null))
  const under = Math.max(key, (note?.length ?? 0) * 6.3) > width ? 2 : 1
  return { small: true, tall: false, height: (titleWidth > width ? 2 : 1) * titleLine + under * noteLine + headGap, note }
}
