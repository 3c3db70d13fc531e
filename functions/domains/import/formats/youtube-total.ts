/** Checks the Total row of YouTube Studio's tables: what its rows do not add up to is missing from the file. */
import { importMessages } from '../../../../shared/import-messages.ts'
import { isTotalWord } from '../csv/columns.ts'
import { columnNamed, type ExportColumn } from '../csv/export-columns.ts'
import { numbersIn, type ReadContext, type Reading } from '../csv/format.ts'
import type { Row, Table } from '../csv/table.ts'

const isTotal = ({ cells }: Row) => isTotalWord((cells[0] ?? '').trim())
/** People, who may be in several rows, and rates: a total of them is no sum. Subscribers include those of no video. */
const noSum = /viewer|%|rate|average|subscriber|abonnent|suscriptor|inscrit|iscritt/i
/** Hours are rounded to the fourth digit in each row. */
const near = (said: number, rows: number) => 0.0005 * (rows + 1) + Math.abs(said) * 1e-6

/** Adds to a reading a note for a total that its rows do not add up to, and for posts the gap that reports tell. */
export function withTotalChecked(table: Table, reading: Reading, columns: readonly ExportColumn[]): Reading {
  const total = table.rows.find(isTotal)
  if (!total) return reading
  const rows = table.rows.filter((row) => !isTotal(row))
  const summed = table.header.flatMap((name, at) => {
    const known = columnNamed(columns, name)
    return known && !known.unused && !noSum.test(known.name) ? [{ name, at }] : []
  })
  const numbers = numbersIn(
    table,
    summed.map(({ name }) => name),
  )
  const unlike = summed.flatMap(({ name, at }) => {
    const [said, values] = [numbers.read(total.cells[at]), rows.map(({ cells }) => numbers.read(cells[at]))]
    if (typeof said !== 'number' || !values.some((value) => typeof value === 'number')) return []
    const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0)
    return said - sum > near(said, rows.length) ? [importMessages.youtube.unlike(name, said, Math.round(sum * 10_000) / 10_000)] : []
  })
  return unlike.length === 0 ? reading : { ...reading, notes: [importMessages.youtube.total(total.line, unlike), ...reading.notes] }
}

/** A reader that checks the total of what it read. */
export const checkingTotal =
  (read: (table: Table, context: ReadContext) => Reading, columns: readonly ExportColumn[]) =>
  (table: Table, context: ReadContext): Reading =>
    withTotalChecked(table, read(table, context), columns)
