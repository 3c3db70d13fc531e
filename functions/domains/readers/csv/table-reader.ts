/** A way to read one table, and which of several reads it. */
import { importMessages } from '../../../../shared/import-messages.ts'
import { type CsvSchema, columnsOf, missingColumns } from './columns.ts'
import { ImportRefused } from './decode.ts'
import { type AccountSeen, type Format, hasColumns, type Reading } from './format.ts'
import type { Table } from './table.ts'
import type { Stated } from './whose.ts'

/**
 * How one table is read, whatever it is imported into: for a profile it is made of the format that knows the table (targets/read-for-profile.ts),
 * any other target has readers of its own. `schema`: of a CSV of our own; null for native exports, whose stray lines are skipped and listed.
 */
export type TableReader = {
  readonly id: string
  readonly schema: CsvSchema | null
  readonly adAccounts?: (table: Table) => readonly string[]
  readonly read: (table: Table) => Reading | Promise<Reading>
  /** the table as it is to be read, where its columns were given other names */
  readonly table?: Table
  /** whether it takes something of a column; absent: of those that are documented */
  readonly reads?: (column: string) => boolean
  /** what the result has to say of the table */
  readonly notes?: readonly string[]
  /** of which network the table says that it is, of a format that two share */
  readonly stated?: Pick<Stated, 'name' | 'says' | 'what'>
  /** reports are made of nothing in it */
  readonly isUnused?: boolean
  readonly accounts?: readonly AccountSeen[]
  /** its rows hold no more lines than one each */
  readonly oneLine?: boolean
  /** what its rows are. Ads and breakdowns are read whole: a row that is shifted or cut refuses the file, because what it holds would be missing from a sum */
  readonly holds?: Format['holds']
}

/** Whether it takes something of a column. */
export const readsOf = ({ reads, schema }: TableReader): ((column: string) => boolean) => {
  const known = new Set(schema ? columnsOf(schema).flatMap(({ name, also = [] }) => [name, ...also]) : [])
  return reads ?? ((column) => known.has(column.toLowerCase()))
}

/** The reader whose columns a table has; else the refusal that names what is missing of the one it resembles most. */
export function readerOf(table: Table, readers: readonly TableReader[]): TableReader {
  const described = readers.flatMap((reader) => (reader.schema ? [{ reader, missing: missingColumns(table, reader.schema), of: reader.schema }] : []))
  const fits = described.filter(({ missing }) => missing.length === 0).sort((a, b) => requiredOf(b.of) - requiredOf(a.of))
  if (fits[0]) return fits[0].reader
  throw new ImportRefused(
    resembling(
      described.map(({ of }) => of),
      table,
    ) ?? importMessages.unknown,
  )
}

const requiredOf = ({ columns }: CsvSchema) => columns.filter(({ required }) => required).length

/** Null when the table has too little in common with any of them: an id and a date are columns of many. */
export function resembling(all: readonly CsvSchema[], table: Table): string | null {
  const near = all
    .map((of) => ({ of, missing: missingColumns(table, of), asked: requiredOf(of) }))
    .filter(({ of, missing, asked }) => missing.length > 0 && asked > 1 && missing.length <= asked / 2 && hasOwnColumn(table, of, all))
    .sort((a, b) => a.missing.length / a.asked - b.missing.length / b.asked)
  return near[0] ? importMessages.missingColumns(near[0].of.title, near[0].missing) : null
}

/** Whether a table has a column that no other of them has. */
function hasOwnColumn(table: Table, of: CsvSchema, all: readonly CsvSchema[]): boolean {
  const namesOf = ({ columns }: CsvSchema) => columns.flatMap(({ name, also = [] }) => [name, ...also])
  const others = new Set(all.filter((one) => one !== of).flatMap(namesOf))
  return namesOf(of).some((name) => !others.has(name) && hasColumns(table, [name]))
}
