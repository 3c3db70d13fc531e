/** Checks the Total row of YouTube Studio's tables: what its rows do not add up to is missing from the file. */
import { type Gap, ofDays } from '../../../../shared/gaps.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import { columnNamed, type ExportColumn } from '../../readers/csv/export-columns.ts'
import { numbersIn, type ReadContext, type Reading } from '../../readers/csv/format.ts'
import type { Row, Table } from '../../readers/csv/table.ts'
import { isTotalWord } from '../../readers/csv/total-word.ts'

const isTotal = ({ cells }: Row) => isTotalWord((cells[0] ?? '').trim())
/** People, who may be in several rows, and rates: a total of them is no sum. Subscribers include those of no video. */
const noSum = /viewer|%|rate|average|subscriber|abonnent|suscriptor|inscrit|iscritt/i
/** Hours are rounded to the fourth digit in each row. */
const near = (said: number, rows: number) => 0.0005 * (rows + 1) + Math.abs(said) * 1e-6

/** Adds to a reading a note for a total that its rows do not add up to, and the gap that reports tell. */
export function withTotalChecked(table: Table, reading: Reading, columns: readonly ExportColumn[]): Reading {
  const total = table.rows.find(isTotal)
  if (!total) return reading
  const rows = table.rows.filter((row) => !isTotal(row))
  const summed = table.header.flatMap((name, at) => {
    const known = columnNamed(columns, name)
    return known && !known.unused && !noSum.test(known.name) ? [{ name, at, measures: known.measures ?? [] }] : []
  })
  const numbers = numbersIn(
    table,
    summed.map(({ name }) => name),
  )
  const unlike = summed.flatMap(({ name, at, measures }) => {
    const [said, values] = [numbers.read(total.cells[at]), rows.map(({ cells }) => numbers.read(cells[at]))]
    if (typeof said !== 'number' || !values.some((value) => typeof value === 'number')) return []
    const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0)
    return said - sum > near(said, rows.length) ? [{ measures, text: importMessages.youtube.unlike(name, said, Math.round(sum * 10_000) / 10_000) }] : []
  })
  if (unlike.length === 0) return reading
  const said = importMessages.youtube.total(
    total.line,
    unlike.map(({ text }) => text),
  )
  const note = `${said} ${importMessages.youtube.atMost(reading.columns?.posts ? 'videos' : 'days')}`
  const measures = [...new Set(unlike.flatMap((one) => one.measures))]
  return { ...reading, gaps: [...reading.gaps, ...gapOf(reading, measures, said)], notes: [note, ...reading.notes] }
}

/** The gap covers every day of the file, because a total does not say which day lacks something. */
function gapOf({ columns, days, posts }: Reading, measures: readonly MeasureId[], total: string): Gap[] {
  const dates = [...days.map(({ date }) => date), ...posts.map(({ publishedAt }) => publishedAt.slice(0, 10))].sort()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return []
  return [{ ...(columns?.posts ? { of: 'posts' } : { of: ofDays, measures: [...measures] }), from, to, rows: 1, total }]
}

/** A reader that checks the total of what it read. */
export const checkingTotal =
  (read: (table: Table, context: ReadContext) => Reading, columns: readonly ExportColumn[]) =>
  (table: Table, context: ReadContext): Reading =>
    withTotalChecked(table, read(table, context), columns)
