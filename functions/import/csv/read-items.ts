import * as v from 'valibot'
import { importMessages } from '../../../shared/import-messages.ts'
import type { ItemRecord, ItemSource } from '../../../shared/items/source.ts'
import { type ItemBatch, itemBatch } from '../../items/batch.ts'
import { cellReader, emptyReading, type ReadContext, type Reading } from './format.ts'
import { isTooLarge, tooLargeRow } from './size.ts'
import type { Table } from './table.ts'
import { isTooLong } from './values.ts'

export type Cell = (...names: string[]) => string

type Given<Item extends ItemRecord> = {
  source: ItemSource<Item>
  ownerId: string
  /** what the row says, checked by the source's schema afterwards; a text is the reason to skip it */
  item: (cell: Cell) => unknown
  prepare?: Parameters<typeof itemBatch<Item>>[3]
}

/** Reads a table of one row an item. Rows that are no item, or are of the future, are skipped with the reason. */
export function readItemRows<Item extends ItemRecord>(
  table: Table,
  { today }: Pick<ReadContext, 'today'>,
  { source, ownerId, item, prepare }: Given<Item>,
): Reading {
  const reading = emptyReading()
  const named = cellReader(table)
  const items = new Map<string, Item>()
  for (const row of table.rows) {
    reading.read++
    const made = item((...names) => (named(row, ...names) ?? '').trim())
    const parsed = typeof made === 'string' ? null : v.safeParse(source.schema, made)
    const reason = parsed?.success
      ? isTooLarge(parsed.output)
        ? tooLargeRow(table, row)
        : reasonToSkip(parsed.output, source, today, items)
      : typeof made === 'string'
        ? made
        : firstIssue(parsed?.issues ?? [])
    if (reason !== null) reading.skipped.push({ line: row.line, reason })
    else if (parsed?.success) items.set(parsed.output.id, parsed.output)
  }
  const batch: ItemBatch = itemBatch(source, ownerId, [...items.values()], prepare)
  return { ...reading, items: batch.count === 0 ? [] : [batch] }
}

function reasonToSkip<Item extends ItemRecord>(item: Item, source: ItemSource<Item>, today: string, before: ReadonlyMap<string, Item>): string | null {
  const date = source.at(item).slice(0, 10)
  if (item.id === '') return 'The row has no id.'
  if (isTooLong(item.id)) return importMessages.idTooLong
  if (date > today) return `${date} is in the future.`
  return before.has(item.id) ? `There is an earlier row for ${item.id}.` : null
}

function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues
  const path = issue && v.getDotPath(issue)
  return path ? `The column ${path} cannot be read: ${issue.message}` : (issue?.message ?? 'The row is not readable.')
}
