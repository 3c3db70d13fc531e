/** Tells a row that continues its table after a blank line from the header of another table. */
import { instantOf } from './cells.ts'
import { readDate } from './dates.ts'
import type { Row, Table } from './table.ts'
import { isTotalWord } from './total-word.ts'

const isDay = (cell: string) => readDate(cell) !== null || readDate(cell, true) !== null || instantOf(cell) !== ''
const isFigure = (cell: string) => /^[+-]?\d[\d\s.,%]*$/.test(cell)

/** A total of figures, or a day where the rows before have theirs. */
export function continues({ cells }: Pick<Row, 'cells'>, { header, rows }: Pick<Table, 'header' | 'rows'>): boolean {
  const texts = cells.map((cell) => cell.trim())
  if (texts.slice(header.length).some((text) => text !== '')) return false
  const others = texts.filter((text) => text !== '' && !isTotalWord(text))
  if (texts.some(isTotalWord) && others.length > 0 && others.every(isFigure)) return true
  const first = rows[0]?.cells ?? []
  return texts.some((text, at) => isDay(text) && isDay((first[at] ?? '').trim()))
}
