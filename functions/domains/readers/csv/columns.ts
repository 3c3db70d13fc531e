/** Columns of the documented CSVs: what stands in each, declared once for the reader, its refusals and docs/import-formats.md. */

import { isTimezone } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { levelMeasures, type MeasureId, measureIds } from '../../../../shared/metrics/measures.ts'
import { instantOf, wordOf, yesOrNo } from './cells.ts'
import { readDate } from './dates.ts'
import { ImportRefused } from './decode.ts'
import { countsParts, hasColumns } from './format.ts'
import { ownNumber, unclearCount } from './own-numbers.ts'
import { shown } from './shown.ts'
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
  | 'figure'
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

const notDate = (text: string) => `${shown(text)} is not a date. Write it as 2026-11-01.`

const problems: Readonly<Record<Exclude<ColumnKind, readonly string[]>, (text: string, hasCommas: boolean) => string | null>> = {
  text: () => null,
  list: () => null,
  'date or total': (text) => (readDate(text) === null && !isTotalWord(text) ? notDate(text) : null),
  date: (text) => (readDate(text) === null ? notDate(text) : null),
  instant: (text) => (instantOf(text) === '' ? `${shown(text)} is not a date or time. Write it as 2026-11-01T09:30:00Z.` : null),
  instants: (text) =>
    text.split('|').some((part) => instantOf(part.trim()) === '')
      ? `${shown(text)} is not a list of times. Write it as 2026-11-01T09:30:00Z|2026-11-02T10:00:00Z.`
      : null,
  number: (text, hasCommas) => {
    const value = ownNumber(text, hasCommas)
    return typeof value === 'string' ? value : null
  },
  figure: (text, hasCommas) => unclearCount(text) ?? problems.number(text, hasCommas),
  amount: (text, hasCommas) => {
    const value = ownNumber(text, hasCommas)
    if (typeof value === 'string') return value
    return value === null || value >= 0 ? null : `${shown(text)} is below zero.`
  },
  count: (text) => {
    const unclear = unclearCount(text)
    if (unclear !== null) return unclear
    const value = ownNumber(text)
    if (typeof value === 'string') return value
    return value === null || (Number.isInteger(value) && value >= 0) ? null : `${shown(text)} is not a whole number of zero or more.`
  },
  timezone: (text) => (isTimezone(text) ? null : `${shown(text)} is not a timezone. Write it as Europe/London.`),
  'yes or no': (text) => (yesOrNo(text) === null ? `${shown(text)} is neither yes nor no.` : null),
  countries: (text) => (/^[a-z]{2}:\d+(?:\|[a-z]{2}:\d+)*$/i.test(text) ? null : `${shown(text)} is not a list of countries. Write it as GB:12|DE:3.`),
}

/** Why a filled cell is not what its column holds; null when it is. */
export function problemOf(kind: ColumnKind, text: string, hasCommas = false): string | null {
  if (kind !== 'text' && kind !== 'list' && text.startsWith('=')) return `${shown(text)} is a formula. Please save the file with values instead.`
  if (typeof kind === 'string') return problems[kind](text, hasCommas)
  return wordOf(text, kind) ? null : `${shown(text)} is not one of ${kind.join(', ')}.`
}

/** Every column of a table, the measures it may have among them. */
export function columnsOf({ columns, measures }: CsvSchema): Column[] {
  const named = new Set(columns.map(({ name }) => name))
  const ids = measures === 'all' ? measureIds : (measures ?? [])
  return [
    ...columns,
    ...ids
      .filter((id) => !named.has(id))
      .map((id) => optional(id, levelMeasures.has(id) ? 'count' : countsParts.has(id) ? 'number' : 'figure', '120', 'the network gave none')),
  ]
}

/** Columns that a table of this kind must have and this one lacks. */
export function missingColumns(table: Table, { columns }: CsvSchema): string[] {
  return columns.filter(({ name, also = [], required }) => required && ![name, ...also].some((one) => hasColumns(table, [one]))).map(({ name }) => name)
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
