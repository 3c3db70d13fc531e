/** Checks the cells of a documented CSV against its columns, and writes its numbers as the readers take them. */
import { formatCount } from '../../../../shared/format-count.ts'
import { type Column, type ColumnKind, type CsvSchema, columnsOf, problemOf, refuse } from './columns.ts'
import { ImportRefused } from './decode.ts'
import { cellReader, givenName } from './named-cells.ts'
import { hasDecimalComma, withPoint } from './own-numbers.ts'
import type { Table } from './table.ts'

/**
 * Reads no value: says what is wrong with a table before anything is made of it.
 * @throws ImportRefused naming the line and the column
 */
export function checkCells(table: Table, schema: CsvSchema): void {
  const columns = columnsOf(schema)
  const hasCommas = hasDecimalCommas(table, columns)
  const twice = twiceIn(table, columns)
  if (twice) throw new ImportRefused(`The header line has the same column twice: ${twice.join(' and ')}. Please remove one of them. Nothing was imported.`)
  const cell = cellReader(table)
  const named = columns.map((column) => ({ ...column, called: givenName(table, [column.name, ...(column.also ?? [])]) }))
  const faults: string[] = []
  for (const row of table.rows) {
    const extra = row.cells.slice(table.header.length).some((one) => one.trim() !== '')
    const fault = extra
      ? `Line ${row.line} has ${formatCount(row.cells.length)} cells, but the header has ${formatCount(table.header.length)} columns. Put texts that contain separators in double quotes.`
      : named
          .map((column) => faultOf(column, (cell(row, column.name, ...(column.also ?? [])) ?? '').trim(), { line: row.line, hasCommas }))
          .find((one) => one !== null)
    if (fault) faults.push(fault)
  }
  refuse(faults)
}

const numberKinds: ReadonlySet<unknown> = new Set<ColumnKind>(['number', 'figure', 'amount'])

/** Places of the columns with numbers that may have decimals. */
function decimalPlaces({ header }: Table, columns: readonly Column[]): number[] {
  const names = new Set(columns.flatMap(({ name, also = [], kind }) => (numberKinds.has(kind) ? [name, ...also] : [])))
  return header.flatMap((name, at) => (names.has(name.toLowerCase()) ? [at] : []))
}

function hasDecimalCommas(table: Table, columns: readonly Column[]): boolean {
  const places = decimalPlaces(table, columns)
  return table.rows.some(({ cells }) => places.some((at) => hasDecimalComma(cells[at] ?? '')))
}

/** The table with its numbers as the readers take them: with decimal points. */
export function withDecimalPoints(table: Table, schema: CsvSchema): Table {
  const columns = columnsOf(schema)
  if (!hasDecimalCommas(table, columns)) return table
  const places = new Set(decimalPlaces(table, columns))
  const rows = table.rows.map(({ line, cells }) => ({ line, cells: cells.map((cell, at) => (places.has(at) ? withPoint(cell) : cell)) }))
  return { ...table, rows }
}

/** Columns of the file that match the same known column, under one name or two. */
function twiceIn({ header, givenHeader = header }: Table, columns: readonly Column[]): readonly string[] | undefined {
  const names = header.map((name) => name.toLowerCase())
  const called = (own: readonly string[]) => names.flatMap((one, at) => (own.includes(one) ? [givenHeader[at] ?? one] : []))
  return columns.map(({ name, also = [] }) => called([name, ...also])).find((found) => found.length > 1)
}

type Named = Column & { readonly called: string }

function faultOf({ called, kind, required }: Named, text: string, { line, hasCommas }: { line: number; hasCommas: boolean }): string | null {
  const problem =
    // a figure that the network did not give
    text === '' ? (required && kind !== 'count' ? 'The cell is empty.' : null) : problemOf(kind, text, hasCommas)
  return problem === null ? null : `Line ${line}, column ${called}: ${problem}`
}
