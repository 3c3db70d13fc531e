/** What a table leaves open, which a person may say: the order of day and month, and the currency of ads. */
import type { DateOrder } from '../../../../shared/api/import-job.ts'
import { leftOutColumn } from '../../../../shared/import-columns.ts'
import { dateOrder, isOrderOpen, withYearFirst } from '../../readers/csv/dates.ts'
import type { Table } from '../../readers/csv/table.ts'
import { adCells, isOverAds } from '../ads/columns.ts'
import { isTextColumn } from '../formats/text-columns.ts'

const cellsAt = ({ rows }: Table, at: number) => rows.map(({ cells }) => cells[at] ?? '')

type Said = Readonly<Record<string, string>> | null

/** Places of the columns whose cells are of a kind. What is a text, a name or a label is never a date, whatever it looks like. */
function datedColumns(table: Table, mapping: Said, isOf: (cells: readonly string[]) => boolean): number[] {
  const said = new Map(Object.entries(mapping ?? {}).map(([column, holds]) => [column.toLowerCase(), holds]))
  return table.header.flatMap((name, at) => {
    const held = said.get(name.toLowerCase()) ?? name
    return held !== leftOutColumn && !isTextColumn(held) && isOf(cellsAt(table, at)) ? [at] : []
  })
}

/** Places of columns of dates such as 03/04/2026 in which nothing tells which number is the month. */
export const openDates = (table: Table, mapping: Said = null): number[] => datedColumns(table, mapping, isOrderOpen)

/** Places of columns of dates of which some tell that the day stands first. */
export const dayFirstDates = (table: Table, mapping: Said = null): number[] => datedColumns(table, mapping, (cells) => dateOrder(cells) === 'day')

/** Whether it is over ads and names no currency, neither in a column nor in a column's name. */
export function isCurrencyOpen(table: Table): boolean {
  if (!isOverAds(table)) return false
  const cells = adCells(table)
  return cells.currency === null && !cells.has('currency')
}

/** The table with the dates of these columns written so that nobody can read them otherwise. */
export const withDates = (table: Table, columns: readonly number[], order: DateOrder): Table => ({
  ...table,
  rows: table.rows.map(({ line, cells }) => ({ line, cells: cells.map((cell, at) => (columns.includes(at) ? withYearFirst(cell, order) : cell)) })),
})
