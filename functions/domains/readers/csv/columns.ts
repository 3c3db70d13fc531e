/** Columns of the documented CSVs: what stands in each, declared once for the reader, its refusals and docs/import-formats.md. */

import { isTimezone } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { levelMeasures, type MeasureId, measureIds } from '../../../../shared/metrics/measures.ts'
import { instantOf, wordOf, yesOrNo } from './cells.ts'
import { readDate } from './dates.ts'
import { ImportRefused } from './decode.ts'
import { hasColumns } from './format.ts'
import { cellReader } from './named-cells.ts'
import { readNumber, whyUnclear } from './numbers.ts'
import type { Table } from './table.ts'
import { isTotalWord } from './total-word.ts'

/** `date or total`: native exports of ads have a total row among their days, which the reader knows. */
export type ColumnKind =
  | 'text'
  | 'list'
  | 'date'
  | 'date or total'
  | 'instant'
  | 'instants'
  | 'number'
  | 'amount'
  | 'count'
  | 'timezone'
  | 'yes or no'
  | 'countries'
  | readonly string[]

export type Column = {
  readonly name: string
  readonly kind: ColumnKind
  readonly required: boolean
  readonly example: string
  /** what an empty cell says; for a required column what a missing one does */
  readonly empty: string
  /** other names it goes by in native exports */
  readonly also?: readonly string[]
}

export type CsvSchema = {
  readonly id: string
  readonly title: string
  /** what one row is */
  readonly row: string
  readonly note?: string
  readonly columns: readonly Column[]
  /** any of the measures may be columns too */
  readonly measures?: readonly MeasureId[] | 'all'
}

export const needed = (name: string, kind: ColumnKind, example: string, also?: readonly string[]): Column => ({
  name,
  kind,
  required: true,
  example,
  empty: 'refused',
  ...(also ? { also } : {}),
})
export const optional = (name: string, kind: ColumnKind, example: string, empty: string, also?: readonly string[]): Column => ({
  name,
  kind,
  required: false,
  example,
  empty,
  ...(also ? { also } : {}),
})

const shown = (text: string) => `"${text.slice(0, 40)}"`
const notDate = (text: string) => `${shown(text)} is not a date. Write it as 2026-11-01.`

/** The networks' exports write 1,234; in a file of one's own it may as well be meant as 1.234. */
function numberOf(text: string): number | null | string {
  const value = readNumber(text)
  if (value === undefined) return `${shown(text)} is not a number.`
  return /\d[,\u00a0\u202f ]\d/.test(text) ? `${shown(text)} has a thousands separator. Write it as ${value}.` : value
}

const problems: Readonly<Record<Exclude<ColumnKind, readonly string[]>, (text: string) => string | null>> = {
  text: () => null,
  list: () => null,
  'date or total': (text) => (readDate(text) === null && !isTotalWord(text) ? notDate(text) : null),
  date: (text) => (readDate(text) === null ? notDate(text) : null),
  instant: (text) => (instantOf(text) === '' ? `${shown(text)} is not a date or time. Write it as 2026-11-01T09:30:00Z.` : null),
  instants: (text) =>
    text.split('|').some((part) => instantOf(part.trim()) === '')
      ? `${shown(text)} is not a list of times. Write it as 2026-11-01T09:30:00Z|2026-11-02T10:00:00Z.`
      : null,
  number: (text) => {
    const value = numberOf(text)
    return typeof value === 'string' ? value : null
  },
  amount: (text) => {
    const value = numberOf(text)
    if (typeof value === 'string') return value
    return value === null || value >= 0 ? null : `${shown(text)} is below zero.`
  },
  count: (text) => {
    const other = whyUnclear(text, true)
    if (other && !text.includes(',')) return `${shown(text)} could also mean ${other}. If it does, write it as ${other}.`
    const value = numberOf(text)
    if (typeof value === 'string') return value
    return value === null || (Number.isInteger(value) && value >= 0) ? null : `${shown(text)} is not a whole number of zero or more.`
  },
  timezone: (text) => (isTimezone(text) ? null : `${shown(text)} is not a timezone. Write it as Europe/London.`),
  'yes or no': (text) => (yesOrNo(text) === null ? `${shown(text)} is neither yes nor no.` : null),
  countries: (text) => (/^[a-z]{2}:\d+(?:\|[a-z]{2}:\d+)*$/i.test(text) ? null : `${shown(text)} is not a list of countries. Write it as GB:12|DE:3.`),
}

/** Why a filled cell is not what its column holds; null when it is. */
export function problemOf(kind: ColumnKind, text: string): string | null {
  if (kind !== 'text' && kind !== 'list' && text.startsWith('=')) return `${shown(text)} is a formula. Please save the file with values instead.`
  if (typeof kind === 'string') return problems[kind](text)
  return wordOf(text, kind) ? null : `${shown(text)} is not one of ${kind.join(', ')}.`
}

/** Every column of a table, the measures it may have among them. */
export function columnsOf({ columns, measures }: CsvSchema): Column[] {
  const named = new Set(columns.map(({ name }) => name))
  const ids = measures === 'all' ? measureIds : (measures ?? [])
  return [
    ...columns,
    ...ids.filter((id) => !named.has(id)).map((id) => optional(id, levelMeasures.has(id) ? 'count' : 'number', '120', 'the network gave none')),
  ]
}

/** Columns that a table of this kind must have and this one lacks. */
export function missingColumns(table: Table, { columns }: CsvSchema): string[] {
  return columns.filter(({ name, also = [], required }) => required && ![name, ...also].some((one) => hasColumns(table, [one]))).map(({ name }) => name)
}

/**
 * Reads no value: says what is wrong with a table before anything is made of it.
 * @throws ImportRefused naming the line and the column
 */
export function checkCells(table: Table, schema: CsvSchema): void {
  const columns = columnsOf(schema)
  const twice = twiceIn(table, columns)
  if (twice) throw new ImportRefused(`The header line has the same column twice: ${twice.join(' and ')}. Please remove one of them. Nothing was imported.`)
  const cell = cellReader(table)
  const faults: string[] = []
  for (const row of table.rows) {
    const extra = row.cells.slice(table.header.length).some((one) => one.trim() !== '')
    const fault = extra
      ? `Line ${row.line} has ${formatCount(row.cells.length)} cells, but the header has ${formatCount(table.header.length)} columns. Put texts that contain separators in double quotes.`
      : columns.map((column) => faultOf(column, (cell(row, column.name, ...(column.also ?? [])) ?? '').trim(), row.line)).find((one) => one !== null)
    if (fault) faults.push(fault)
  }
  refuse(faults)
}

/** Under one name or two: nobody can tell which is meant. */
function twiceIn({ header }: Table, columns: readonly Column[]): readonly string[] | undefined {
  const names = header.map((name) => name.toLowerCase())
  return columns.map(({ name, also = [] }) => names.filter((one) => one === name || also.includes(one))).find((found) => found.length > 1)
}

function faultOf({ name, kind, required }: Column, text: string, line: number): string | null {
  const problem =
    // a figure that the network did not give
    text === '' ? (required && kind !== 'count' ? 'The cell is empty.' : null) : problemOf(kind, text)
  return problem === null ? null : `Line ${line}, column ${name}: ${problem}`
}

/** All or nothing: one line that cannot be read refuses the file. @throws ImportRefused when there is a fault */
export function refuse(faults: readonly string[]): void {
  const [first] = faults
  if (!first) return
  const more = faults.length - 1
  throw new ImportRefused(
    `${first}${more === 0 ? '' : ` ${more === 1 ? '1 more line' : `${formatCount(more)} more lines`} cannot be read.`} Nothing was imported.`,
  )
}
