/** The head of a block on paper: its title with the pages of its passports, its key, a note. Known before it is drawn. */
import { printOf } from '../blocks/print.ts'
import type { PrintBlock } from '../paper/page-types.ts'

/** `small`: the key under the title, else beside it; `tall`: a key beside the title on two lines. `row`: of title and key; `height`: with the note and the space under it */
export type BlockHead = { small: boolean; tall: boolean; row: number; height: number; note: string | null }

/** Narrower than this, title and key have a line each. */
const smallBelow = 620
const isHalf = (width: number) => width < smallBelow
const titleLine = 24
const noteLine = 16
/** the width of a letter of a note */
const noteLetter = 6
/** between head and drawing */
export const headGap = 12
/** "Passport p. 10, 11, 12" and what is between */
const reference = 150

/** What a chart counts or compares, sentence by sentence. */
export function basisOf({ block, section }: PrintBlock): string[] {
  const words = block.no_data === null && block.kind !== 'text' ? (block.subTitle ?? section.subTitle ?? '') : ''
  return words.split(/(?<=[.!?]) /).filter(Boolean)
}

/** The basis in a line under title and key. Half as wide, a chart has only its first sentence there; that takes two lines where it is long. */
function noteOf(item: PrintBlock, width: number): { note: string | null; height: number } {
  const sentences = basisOf(item)
  const all = sentences.join(' ')
  const note = isHalf(width) && all.length * noteLetter > width ? (sentences[0] ?? '') : all
  return note ? { note, height: noteLine * (note.length * noteLetter > width ? 2 : 1) } : { note: null, height: 0 }
}

export function headOf(item: PrintBlock, width: number): BlockHead {
  const { keyWidth, Key } = printOf(item.block)
  const key = keyWidth?.(item.block) ?? 0
  const titleWidth = item.title.length * 8.4
  const { note, height } = noteOf(item, width)
  if (!isHalf(width)) {
    const tall = key > 0 && key > width - titleWidth - reference
    const row = titleLine + (tall ? noteLine : 0)
    return { small: false, tall, row, height: row + height + headGap, note }
  }
  const lines = titleWidth > 2 * width - reference ? 3 : titleWidth > width ? 2 : 1
  const keyLines = key > width ? 2 : key > 0 || (Key && !keyWidth) ? 1 : 0
  const row = lines * titleLine + keyLines * noteLine
  return { small: true, tall: false, row, height: row + Math.max(height, keyLines > 0 ? 0 : noteLine) + headGap, note }
}
