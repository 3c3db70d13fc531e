/**
 * Columns of the networks' own exports: what each is called and what it fills, declared once a format for its recognition, its reader and
 * the columns that a result names as not read. A spelling or a language more is a name more in `also`.
 */
import { memoized } from '../../../../shared/memoize.ts'
import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import type { Table } from './table.ts'

export type ExportColumn = {
  /** as the network writes it in English, which is what readers ask for */
  readonly name: string
  readonly also?: readonly string[]
  /** the table is recognised by it */
  readonly needed?: true
  /** what it fills; without any it is read in another way, as an id, a date or a text is */
  readonly measures?: readonly MeasureId[]
  /** known and left out: a part of what is read, or a rate of it */
  readonly unused?: true
}

type More = Pick<ExportColumn, 'also'>

/** A column that is there at times. */
export const column = (name: string, measures: readonly MeasureId[] = [], more: More = {}): ExportColumn => ({ name, measures, ...more })
/** A column that a table is recognised by. */
export const needed = (name: string, measures: readonly MeasureId[] = [], more: More = {}): ExportColumn => ({ name, measures, needed: true, ...more })
/** Columns that are known and left out. */
export const unused = (...names: string[]): ExportColumn[] => names.map((name) => ({ name, unused: true }))

/** Exports and those who save them again write both kinds of apostrophes. */
const plain = (name: string) => name.toLowerCase().replaceAll('\u2019', "'")

/** The columns by all of their names. */
const byName = memoized(
  (columns: readonly ExportColumn[]) =>
    new Map(columns.flatMap((one) => [one.name, ...(one.also ?? [])].map((name): [string, ExportColumn] => [plain(name), one]))),
)

/** Returns the column of this name; undefined where the format has none. */
export const columnNamed = (columns: readonly ExportColumn[], name: string): ExportColumn | undefined => byName(columns).get(plain(name))

/** Whether a table has all columns that a format is recognised by, in any order, case and known spelling. */
export function hasNeeded({ header }: Pick<Table, 'header'>, columns: readonly ExportColumn[]): boolean {
  const present = new Set(header.map((name) => columnNamed(columns, name)))
  return columns.every((one) => !one.needed || present.has(one))
}

/** The table with its columns under the names that readers ask for. */
export const inEnglish = (table: Table, columns: readonly ExportColumn[]): Table => ({
  ...table,
  header: table.header.map((name) => columnNamed(columns, name)?.name ?? name),
})

/** For each measure the columns that may hold it, the first that a table has: where a network renamed one, the new name comes first. */
export const measuresFrom = memoized((columns: readonly ExportColumn[]): Partial<Record<MeasureId, readonly string[]>> => {
  const found = new Map<MeasureId, string[]>()
  for (const { name, measures = [] } of columns) for (const measure of measures) found.set(measure, [...(found.get(measure) ?? []), name])
  return Object.fromEntries(found)
})
