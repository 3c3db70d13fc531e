import { importMessages } from '../../../../shared/import-messages.ts'
import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import { dateOrder, isSwapped, readDate, readMonthDay } from './dates.ts'
import { columnsRead, emptyReading, numbersIn, type ReadContext, type Reading, readMeasures } from './format.ts'
import { cellReader, givenName } from './named-cells.ts'
import { saysError } from './network-error.ts'
import { daysDiffer } from './same.ts'
import type { Table } from './table.ts'
import { isTotalWord } from './total-word.ts'
import { areInOrder, isYearSure, withYears } from './years.ts'

type Values = Partial<Record<MeasureId, number | null>>

/**
 * Reads a table of one row a day: date column, figure columns. Rows with an unreadable date or figure or a day in the future are skipped
 * with the reason. A second row of a day may say the same again; when it says otherwise the file is refused, and so are dates that may be two.
 */
export function readDays(
  table: Table,
  context: Pick<ReadContext, 'today' | 'dates' | 'year'>,
  options: {
    date?: string
    columns: Partial<Record<MeasureId, string | readonly string[]>>
    /** figures that are sums of other columns, or that the network counts under another name too */
    derive?: (values: Values) => Values
    /** of a network's export, which has every day */
    isNative?: boolean
  },
): Reading {
  const reading = emptyReading()
  const cell = cellReader(table)
  const dateColumn = options.date ?? 'Date'
  const written = table.rows.map((row) => cell(row, dateColumn) ?? '')
  const order = dateOrder(written)
  if (order === 'unclear' || (options.isNative && isSwapped(written))) reading.refused.push(importMessages.unclearDates(givenName(table, [dateColumn])))
  if (order === 'day') reading.notes.push(importMessages.dayFirst(givenName(table, [dateColumn])))
  const years = yearsOf(written, table.cutAt !== undefined, context, reading)
  const numbers = numbersIn(table, Object.values(options.columns))
  const seen = new Map<string, { values: Values; line: number }>()
  for (const [index, row] of table.rows.entries()) {
    reading.read++
    const skip = (reason: string) => reading.skipped.push({ line: row.line, reason })
    const text = written[index] ?? ''
    if (saysError(row)) {
      reading.idle.add(row.line)
      skip(importMessages.networkError)
      continue
    }
    const date = readDate(text, order === 'day') ?? years[index] ?? null
    if (!date) {
      const isTotal = isTotalWord(text.trim())
      if (isTotal) reading.idle.add(row.line)
      skip(isTotal ? 'This is a total, not a day.' : `"${text.slice(0, 40)}" is not a date.`)
      continue
    }
    if (date > context.today) {
      skip(`${date} is in the future.`)
      continue
    }
    const measures = readMeasures(row, cell, options.columns, { numbers, table })
    if ('reason' in measures) {
      reading.dated.set(row.line, date)
      skip(measures.reason)
      if (measures.unclear) reading.refused.push(measures.reason)
      continue
    }
    const values = options.derive ? options.derive(measures.values) : measures.values
    const before = seen.get(date)
    const differing = before ? daysDiffer(before.values, values) : null
    if (before && differing) {
      const both = importMessages.otherDay(date, { ...differing, before: `line ${before.line}` })
      skip(both)
      reading.refused.push(importMessages.atLine(row.line, both))
      continue
    }
    // the same again, or what the earlier row left empty
    if (before) Object.assign(before.values, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)))
    else {
      seen.set(date, { values, line: row.line })
      const day = { date, values }
      reading.days.push(day)
      reading.lines.set(day, row.line)
    }
  }
  return { ...reading, columns: { days: columnsRead(table, options.columns) } }
}

/** Dates of cells without a year, and a word on which year was taken; files whose rows are not in order are refused. */
export function yearsOf(
  written: readonly string[],
  isCut: boolean,
  { today, dates, year = null }: Pick<ReadContext, 'today' | 'dates' | 'year'>,
  reading: Reading,
): (string | null)[] {
  const monthDays = written.map(readMonthDay)
  if (monthDays.every((one) => one === null)) return []
  const ends = [today, ...(dates ? [dates.to] : []), ...(year === null ? [] : [`${year}-12-31`])].sort()
  const years = withYears(monthDays, ends[0] ?? today)
  const last = years.findLast((date) => date !== null)
  if (!areInOrder(years)) reading.refused.push(importMessages.yearsUnclear)
  else if (last && !dates && year === null && !isYearSure(years, today, isCut)) reading.refused.push(importMessages.yearUnsaid(last))
  else if (last) reading.notes.push(importMessages.yearTaken(last, year !== null))
  return years
}
