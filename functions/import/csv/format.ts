/** What every import format has: a name, the network it belongs to, how it is recognised, and how it is read. */

import type { ImportFormat } from '../../../shared/api/profiles.ts'
import { entriesOf } from '../../../shared/entries.ts'
import { memoized } from '../../../shared/memoize.ts'
import { levelMeasures, type MeasureId } from '../../../shared/metrics/measures.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import type { Post } from '../../../shared/posts.ts'
import type { ItemBatch } from '../../items/batch.ts'
import type { AdsReader } from '../ads/known.ts'
import type { Row, Table } from './table.ts'
import { readNumber } from './values.ts'

type DayRow = { date: string; values: Partial<Record<MeasureId, number | null>> }
type Skipped = { line: number; reason: string }
export type Reading = { read: number; days: DayRow[]; posts: Post[]; items: ItemBatch[]; skipped: Skipped[]; notes: string[] }

export type ReadContext = {
  profileId: string
  network: NetworkCode
  /** of the profile's group, whose tasks are */
  entityGid: string
  /** calendar date of the import, so a year can be found and the future refused */
  today: string
  /** of the profile: its own, else its group's, else the account's */
  timezone: string
  /** what the user says of a file that does not say it itself */
  dates: { readonly from: string | null; readonly to: string } | null
  currency: string | null
  /** absent: nothing is known of ads from before */
  ads?: AdsReader
}

export type Format = {
  id: Exclude<ImportFormat, 'auto'>
  /** as a user would call it */
  name: string
  /** networks whose profiles may take it; null for any */
  networks: readonly NetworkCode[] | null
  recognises: (table: Table) => boolean
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

/** The columns of a header in lower case; every format asks for them. */
export const namesOf = memoized((header: readonly string[]): ReadonlySet<string> => new Set(header.map((name) => name.toLowerCase())))

/** Reads a cell of a row by its column's name; the first of the names that the table has. */
export function cellReader(table: Table): (row: Row, ...names: string[]) => string | undefined {
  const positions = new Map(table.header.map((name, index): [string, number] => [name.toLowerCase(), index]).reverse())
  return (row, ...names) => {
    for (const name of names) {
      const position = positions.get(name.toLowerCase())
      if (position !== undefined) return row.cells[position]
    }
    return undefined
  }
}

/** Figures of a row by column name; a cell that is no number is a reason to skip the row. */
export function readMeasures(
  row: Row,
  cell: (row: Row, ...names: string[]) => string | undefined,
  columns: Partial<Record<MeasureId, string | readonly string[]>>,
): { values: Partial<Record<MeasureId, number | null>> } | { reason: string } {
  const values: Partial<Record<MeasureId, number | null>> = {}
  for (const [measure, column] of entriesOf(columns)) {
    const names = typeof column === 'string' ? [column] : column
    const text = cell(row, ...names)
    if (text === undefined) continue
    const value = readNumber(text)
    if (value === undefined) return { reason: `"${text.slice(0, 40)}" in the column ${names[0]} is not a number.` }
    if (value !== null && value < 0 && levelMeasures.has(measure)) return { reason: `"${text.slice(0, 40)}" in the column ${names[0]} is below zero.` }
    values[measure] = value
  }
  return { values }
}

export function emptyReading(): Reading {
  return { read: 0, days: [], posts: [], items: [], skipped: [], notes: [] }
}
