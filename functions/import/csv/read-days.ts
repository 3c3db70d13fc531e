import type { MeasureId } from '../../../shared/metrics/measures.ts'
import { cellReader, emptyReading, type ReadContext, type Reading, readMeasures } from './format.ts'
import type { Table } from './table.ts'
import { readDate, readMonthDay, withYears } from './values.ts'

type Values = Partial<Record<MeasureId, number | null>>

/**
 * Reads a table of one row a day: date column, figure columns. Rows with an unreadable date or figure, a day in the future or a
 * second row for the same day are skipped with the reason; the first row of a day holds.
 */
export function readDays(
  table: Table,
  context: ReadContext,
  options: {
    date?: string
    columns: Partial<Record<MeasureId, string | readonly string[]>>
    /** figures that are sums of other columns, or that the network counts under another name too */
    derive?: (values: Values) => Values
  },
): Reading {
  const reading = emptyReading()
  const cell = cellReader(table)
  const dateColumn = options.date ?? 'Date'
  const years = withYears(
    table.rows.map((row) => readMonthDay(cell(row, dateColumn))),
    context.today,
  )
  const seen = new Set<string>()
  for (const [index, row] of table.rows.entries()) {
    reading.read++
    const skip = (reason: string) => reading.skipped.push({ line: row.line, reason })
    const text = cell(row, dateColumn) ?? ''
    const date = readDate(text) ?? years[index] ?? null
    if (!date) {
      skip(text.toLowerCase() === 'total' ? 'A total row is not a day.' : `"${text.slice(0, 40)}" is not a date.`)
      continue
    }
    if (date > context.today) {
      skip(`${date} is in the future.`)
      continue
    }
    if (seen.has(date)) {
      skip(`There is an earlier row for ${date}.`)
      continue
    }
    const measures = readMeasures(row, cell, options.columns)
    if ('reason' in measures) {
      skip(measures.reason)
      continue
    }
    seen.add(date)
    const values = options.derive ? options.derive(measures.values) : measures.values
    reading.days.push({ date, values })
  }
  return reading
}
