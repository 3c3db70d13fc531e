/** What the left column of the page At a glance has room for, counted before it is drawn. Pure. */
import { screenMessages } from '../../../shared/screen-messages.ts'
import { estimatedLines, type LinesOf } from './passport-lines.ts'
import type { Advice, Sentence } from './sentences.ts'

type Above = { line: string | null; said: readonly Sentence[] }

const column = { width: 463, height: 717 }
/** eyebrow and title; what the page rests on, at its foot */
const fixed = 56 + 44
/** above a group: its gap, rule and heading */
const groupHead = 47
const adviceLine = 20
/** "p. 12" after a sentence */
const citation = ' p. 12'

/** Lines are counted for text of 11 px. */
const height = (texts: readonly string[], around: number, size: number, lineHeight: number, linesOf: LinesOf) =>
  texts.reduce((sum, text) => sum + linesOf(text, (column.width * 11) / size) * lineHeight + around, 0)
const textOf = ({ lead, rest }: Sentence) => `${lead} ${rest}${citation}`

function roomUnder({ line, said }: Above, linesOf: LinesOf): number {
  let left = column.height - fixed
  if (line) left -= 20 + height([line], 0, 22, 32, linesOf)
  if (said.length > 0) left -= 20 + height(said.map(textOf), 22, 14, 22, linesOf)
  return left
}

/** The notes under the sentences, in their order, as many as fit; the last line then counts the others. */
export function notesInColumn(notes: readonly string[], above: Above, linesOf: LinesOf = estimatedLines): string[] {
  let left = roomUnder(above, linesOf) - groupHead
  const heights = notes.map((note) => height([note], 0, 13, adviceLine, linesOf))
  const fits = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) <= left
  if (fits(heights)) return [...notes]
  left -= adviceLine
  const shown = notes.filter((_, at) => fits(heights.slice(0, at + 1)))
  return [...shown, screenMessages.print.moreNotes(notes.length - shown.length)]
}

/** Whether every item has room under the sentences and notes. */
export function hasRoomFor(advice: readonly Advice[], above: Above & { notes: readonly string[] }, linesOf: LinesOf = estimatedLines): boolean {
  const count = (groups: readonly Advice[]) => groups.reduce((sum, { items }) => sum + items.length, 0)
  return count(adviceThatFits(advice, above, linesOf)) === count(advice)
}

/** The groups of advice under the sentences and notes, each with as many of its items as fit; a group without any is left out. */
export function adviceThatFits(
  advice: readonly Advice[],
  { notes, ...above }: Above & { notes: readonly string[] },
  linesOf: LinesOf = estimatedLines,
): Advice[] {
  let left = roomUnder(above, linesOf)
  if (notes.length > 0) left -= groupHead + height(notes, 0, 13, adviceLine, linesOf)
  return advice.flatMap(({ heading, items }) => {
    left -= groupHead
    const fitting = items.filter((item) => {
      left -= height([textOf(item)], 0, 13, adviceLine, linesOf)
      return left >= 0
    })
    return fitting.length > 0 ? [{ heading, items: fitting }] : []
  })
}
