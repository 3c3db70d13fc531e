/** What somebody says of the columns of a file of their own: "Likes=reactions,Impressions=impressions". */
import { parse } from 'csv-parse/sync'
import { type ColumnTarget, columnLabel, columnTargets, hasKeyColumns, leftOutColumn } from '../../../../shared/import-columns.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { ImportRefused } from './decode.ts'
import type { Table } from './table.ts'
import { isTotalWord } from './total-word.ts'

/** Column to what it holds: a measure, a column of a documented CSV, or `none`. Columns are told apart in any case. */
export type Mapping = Readonly<Record<string, string>>

export const leftOut = leftOutColumn
const targets: ReadonlySet<string> = new Set(columnTargets)

/** @throws ImportRefused for what cannot be meant */
export function parseMapping(text: string): Mapping {
  const mapping = new Map<string, { column: string; target: string }>()
  for (const pair of pairsOf(text)) {
    const at = pair.lastIndexOf('=')
    const [column, target] = [
      pair.slice(0, at).trim(),
      pair
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    ]
    if (at < 1 || column === '' || target === '') throw new ImportRefused(importMessages.mapPair(pair.slice(0, 60)))
    if (!targets.has(target)) throw new ImportRefused(importMessages.mapUnknown(target.slice(0, 40)))
    if (mapping.has(column.toLowerCase())) throw new ImportRefused(importMessages.mapColumnTwice(column.slice(0, 40)))
    const before = [...mapping.values()].find((one) => one.target === target && target !== leftOut)
    if (before) throw new ImportRefused(importMessages.mapTwice(before.column.slice(0, 40), column.slice(0, 40), columnLabel(target)))
    mapping.set(column.toLowerCase(), { column, target })
  }
  return Object.fromEntries([...mapping.values()].map(({ column, target }) => [column, target]))
}

/** Pairs between commas; one with a comma in its column stands in double quotes. */
function pairsOf(text: string): string[] {
  try {
    const rows: string[][] = parse(text, { relax_column_count: true, relax_quotes: true, skip_empty_lines: true })
    return rows
      .flat()
      .map((pair) => pair.trim())
      .filter(Boolean)
  } catch {
    throw new ImportRefused(importMessages.mapPair(text.slice(0, 60)))
  }
}

/** Headers that hold the same columns are the same, in any order and case. */
export const headerKey = (header: readonly string[]): string => JSON.stringify(header.map((name) => name.trim().toLowerCase()).sort())

/** The table with its columns called what they hold. @throws ImportRefused for a column that it has not, and for two that would be one */
export function mapped(table: Table, mapping: Mapping): Table {
  const wanted = new Map(Object.entries(mapping).map(([column, target]) => [column.toLowerCase(), { column, target }]))
  const present = new Set(table.header.map((name) => name.toLowerCase()))
  for (const [key, { column }] of wanted) if (!present.has(key)) throw new ImportRefused(importMessages.mapNoColumn(column.slice(0, 40), table.header))
  const header = table.header.map((name) => {
    const target = wanted.get(name.toLowerCase())?.target
    return target === leftOut ? '' : (target ?? name)
  })
  for (const { column, target } of wanted.values()) {
    const others = table.header.filter((_, at) => header[at]?.toLowerCase() === target)
    if (target === leftOut || others.length < 2) continue
    if (others.filter((name) => name.toLowerCase() === column.toLowerCase()).length > 1) throw new ImportRefused(importMessages.mapSameName(column))
    throw new ImportRefused(importMessages.mapTwice(others[0] ?? '', others[1] ?? column, columnLabel(target)))
  }
  return { ...table, header }
}

/** As it is shown, in the order of the file. */
export const mappingText = (mapping: Mapping, header: readonly string[]): string =>
  Object.entries(mapping)
    .map((pair) => [header.findIndex((name) => name.toLowerCase() === pair[0].toLowerCase()), pair] as const)
    .sort(([one], [other]) => one - other)
    .map(([, pair]) => pair)
    .map(([column, target]) => (target === leftOut ? `"${column}" left out` : `"${column}" as ${columnLabel(target)}`))
    .join(', ')

const adTargets = ['ad', 'ad_id', 'ad_set', 'ad_set_id', 'campaign', 'campaign_id'] as const satisfies readonly ColumnTarget[]

/** Whether it says that the rows are of ads. */
export const namesAds = (mapping: Mapping): boolean => adTargets.some((target) => Object.values(mapping).includes(target))

/** Whether a table that is read by this mapping has the columns that any file needs. */
export function isMappedWhole({ header }: Pick<Table, 'header'>, mapping: Mapping): boolean {
  const wanted = new Map(Object.entries(mapping).map(([column, target]) => [column.toLowerCase(), target]))
  return hasKeyColumns(new Set(header.map((name) => wanted.get(name.toLowerCase()) ?? name.toLowerCase())))
}

/** Leaves out the total rows of an export that is read by a mapping; those of ads are checked by their reader. */
export function withoutTotals(table: Table, mapping: Mapping): { table: Table; totals: number } {
  const keys = Object.entries(mapping).flatMap(([column, target]) => (target === 'id' || target === 'date' ? [column.toLowerCase()] : []))
  const places = table.header.flatMap((name, at) => (keys.includes(name.toLowerCase()) ? [at] : []))
  if (namesAds(mapping) || Object.values(mapping).includes('spend')) return { table, totals: 0 }
  const rows = table.rows.filter(({ cells }) => !places.some((at) => isTotalWord((cells[at] ?? '').trim())))
  return { table: { ...table, rows }, totals: table.rows.length - rows.length }
}
