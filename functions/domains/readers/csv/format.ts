/** What every import format has: a name, the network it belongs to, how it is recognised, and how it is read. */

import type { ImportFormat } from '../../../../shared/api/profiles.ts'
import { entriesOf } from '../../../../shared/entries.ts'
import type { Gap } from '../../../../shared/gaps.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import type { Told } from '../../../../shared/known.ts'
import { levelMeasures, type MeasureId } from '../../../../shared/metrics/measures.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import type { Post } from '../../../../shared/posts.ts'
import type { ItemBatch } from '../../items/batch.ts'
import type { AdsReader } from './ads-reader.ts'
import type { ExportColumn } from './export-columns.ts'
import { givenName, namesOf } from './named-cells.ts'
import { type Numbers, numbersOf } from './numbers.ts'
import type { Row, Table } from './table.ts'

type DayRow = { date: string; values: Partial<Record<MeasureId, number | null>> }
type Skipped = { line: number; reason: string }
/** `told`: days that a table speaks for, also those of which it says nothing because nothing happened. */
export type Reading = {
  read: number
  days: DayRow[]
  posts: Post[]
  items: ItemBatch[]
  skipped: Skipped[]
  /** lines that were skipped because they hold nothing that is not known: totals, footers, a row told twice */
  idle: Set<number>
  /** the days of other lines that were skipped, where they can be read */
  dated: Map<number, string>
  /** what the lines that were skipped would have told of */
  gaps: Gap[]
  notes: string[]
  told: Told[]
  columns?: { days?: ColumnsRead; posts?: ColumnsRead }
  /** where each day, post and item stands */
  lines: Map<object, number>
  /** why the file cannot be taken at all: each names its lines */
  refused: string[]
}

/** Names of the columns that measures were read from. */
export type ColumnsRead = Partial<Record<MeasureId, string>>

export type ReadContext = {
  profileId: string
  network: NetworkCode
  /** of the profile's group, whose tasks are */
  entityGid: string
  /** calendar date of the import, so a year can be found and the future refused */
  today: string
  /** the same in UTC, in which instants are dated */
  todayUtc: string
  /** of the profile: its own, else its group's, else the account's */
  timezone: string
  /** what the user says of a file that does not say it itself */
  dates: { readonly from: string | null; readonly to: string } | null
  currency: string | null
  /** of the last day of a file whose dates have no year; absent: nobody says it */
  year?: string | null
  /** absent: nothing is known of ads from before */
  ads?: AdsReader
}

/** What a row is. */
type RowKind = 'daily figures' | 'posts' | 'ads' | 'breakdowns' | 'reviews' | 'messages' | 'tasks'
/** Their numbers are figures: a table in which most of them are not understood is not taken. */
export const figureKinds: ReadonlySet<RowKind> = new Set<RowKind>(['daily figures', 'posts', 'ads', 'breakdowns'])

/** An account that rows name, where first, and in how many: `name` tells it apart, `shown` is for people, `username` is null where rows give only an id. */
export type AccountSeen = { readonly name: string; readonly shown: string; readonly username: string | null; readonly line: number; readonly rows: number }

export type Format = {
  id: Exclude<ImportFormat, 'auto'>
  /** as a user would call it */
  name: string
  /** networks whose profiles may take it; null for any */
  networks: readonly NetworkCode[] | null
  holds: RowKind
  /** the columns of a network's export (export-columns.ts); absent: those of docs/import-formats.md */
  columns?: readonly ExportColumn[]
  /** names of further columns that are known and left out */
  unusedLike?: RegExp
  /** whether a column without a fixed name is read as well */
  reads?: (column: string) => boolean
  recognises: (table: Table) => boolean
  /** the columns and rows of a table that it reads, where another table stands beside them */
  part?: (table: Table) => Table
  /** whether files of others have the same columns: known among the profiles of its networks alone, and not where a mapping was given */
  isLoose?: boolean
  /** of which of its networks a table says that it is; null: it does not say. Absent: of all of them */
  networkOf?: (table: Table) => { readonly network: NetworkCode | null; readonly what: string }
  /** known, and holds nothing that reports are made of: it is left out, and the result says so */
  isUnused?: (table: Table) => boolean
  /** the column with a row's own address on its network */
  link?: string
  /** of which account a row is; null for one that names none */
  accountOf?: (table: Table) => (row: Row) => Pick<AccountSeen, 'name' | 'shown' | 'username'> | null
  /** where a documented CSV and a native export are read alike: whether the table is one of ours, to be taken whole or not at all */
  isOwn?: (table: Table) => boolean
  /** into which ad accounts a table goes: no other import changes them meanwhile */
  adAccounts?: (table: Table, context: ReadContext) => readonly string[]
  /** loads into the context what `read` has to know of earlier imports */
  prepare?: (table: Table, context: ReadContext) => Promise<void>
  read: (table: Table, context: ReadContext) => Reading
}

/** True when the header holds all of these columns, in any order and case. */
export function hasColumns({ header }: Pick<Table, 'header'>, names: readonly string[]): boolean {
  const present = namesOf(header)
  return names.every((name) => present.has(name.toLowerCase()))
}

/** Counts have no parts, so `1.234` of one may well be 1234. */
export const countsParts: ReadonlySet<MeasureId> = new Set(['watch_time_min', 'thumb_clicks'])

/** What a column of numbers holds, in whatever way they are written. */
const isNumeric = (cells: readonly string[]) => cells.every((cell) => /^\s*(?:[+-]?[\d.,'\u2019\u00a0\u202f ]*%?|[-\u2013\u2014])\s*$/.test(cell))

/** How a table writes numbers, by these columns and all others that hold nothing else. */
export function numbersIn(table: Table, columns: readonly (string | readonly string[])[]): Numbers {
  const wanted = new Set(columns.flat().map((name) => name.toLowerCase()))
  const cellsOf = (at: number) => table.rows.map(({ cells }) => cells[at] ?? '')
  const figures = table.header.flatMap((name, at) => {
    const cells = cellsOf(at)
    return name !== '' && (wanted.has(name.toLowerCase()) || isNumeric(cells)) ? cells : []
  })
  return numbersOf(figures)
}

/** Figures of a row by column name; a cell that is no number is a reason to skip the row, one that may be two numbers to refuse the file. */
export function readMeasures(
  row: Row,
  cell: (row: Row, ...names: string[]) => string | undefined,
  columns: Partial<Record<MeasureId, string | readonly string[]>>,
  { numbers, table }: { readonly numbers: Numbers; readonly table: Table },
): { values: Partial<Record<MeasureId, number | null>> } | { reason: string; unclear?: true } {
  const values: Partial<Record<MeasureId, number | null>> = {}
  for (const [measure, column] of entriesOf(columns)) {
    const names = typeof column === 'string' ? [column] : column
    const text = cell(row, ...names)
    if (text === undefined) continue
    const unclear = numbers.unclear(text, !countsParts.has(measure))
    if (unclear) return { reason: importMessages.unclearNumber(row.line, givenName(table, names), text.trim().slice(0, 40), unclear), unclear: true }
    const value = numbers.read(text)
    if (value === undefined) return { reason: `"${text.slice(0, 40)}" in the column ${givenName(table, names)} is not a number.` }
    if (value !== null && value < 0 && levelMeasures.has(measure))
      return { reason: `"${text.slice(0, 40)}" in the column ${givenName(table, names)} is below zero.` }
    values[measure] = value
  }
  return { values }
}

/** Of each measure the column that the table has for it; `title`: what stands over a table whose columns have no names of their own. */
export function columnsRead({ header, title }: Table, columns: Partial<Record<MeasureId, string | readonly string[]>>): ColumnsRead {
  const names = new Map(header.map((name) => [name.toLowerCase(), name]))
  return Object.fromEntries(
    entriesOf(columns).flatMap(([measure, column]) => {
      const name = [column]
        .flat()
        .map((one) => names.get(one.toLowerCase()))
        .find((one) => one !== undefined)
      return name === undefined ? [] : [[measure, name === 'Primary' && title !== null ? title : name]]
    }),
  )
}

export function emptyReading(): Reading {
  return {
    read: 0,
    days: [],
    posts: [],
    items: [],
    skipped: [],
    idle: new Set(),
    dated: new Map(),
    gaps: [],
    notes: [],
    told: [],
    lines: new Map(),
    refused: [],
  }
}
