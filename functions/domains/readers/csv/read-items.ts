import * as v from 'valibot'
import { importMessages } from '../../../../shared/import-messages.ts'
import type { ItemRecord, ItemSource } from '../../../../shared/items/source.ts'
import { daysTold } from '../../../../shared/known.ts'
import { type ItemBatch, itemBatch } from '../../items/batch.ts'
import { emptyReading, type ReadContext, type Reading } from './format.ts'
import { isTooLong } from './id-length.ts'
import { cellReader } from './named-cells.ts'
import { itemsDiffer } from './same.ts'
import { isTooLarge, tooLargeRow } from './size.ts'
import type { Table } from './table.ts'

export type Cell = (...names: string[]) => string

type Given<Item extends ItemRecord> = {
  source: ItemSource<Item>
  ownerId: string
  /** what the row says, checked by the source's schema afterwards; a text is the reason to skip it */
  item: (cell: Cell) => unknown
  /** what an id of the source looks like */
  isId?: RegExp
  prepare?: Parameters<typeof itemBatch<Item>>[3]
}

/** Reads a table of one row an item. Rows that are no item, or are of the future, are skipped with the reason. */
export function readItemRows<Item extends ItemRecord>(
  table: Table,
  { today, todayUtc, dates = null }: Pick<ReadContext, 'today' | 'todayUtc'> & Partial<Pick<ReadContext, 'dates'>>,
  { source, ownerId, item, prepare, isId }: Given<Item>,
): Reading {
  const reading = emptyReading()
  const cellOf = cellReader(table)
  const items = new Map<string, Item>()
  for (const row of table.rows) {
    reading.read++
    const made = item((...names) => (cellOf(row, ...names) ?? '').trim())
    const parsed = typeof made === 'string' ? null : v.safeParse(source.schema, made)
    const reason = parsed?.success
      ? isTooLarge(parsed.output)
        ? tooLargeRow(table, row)
        : isId && !isId.test(parsed.output.id)
          ? `"${parsed.output.id.slice(0, 40)}" is not a valid ID.`
          : reasonToSkip(parsed.output, source, today)
      : typeof made === 'string'
        ? made
        : firstIssue(parsed?.issues ?? [])
    if (reason !== null || !parsed?.success) {
      reading.skipped.push({ line: row.line, reason: reason ?? '' })
      continue
    }
    const { output } = parsed
    const before = items.get(output.id)
    if (!before) {
      items.set(output.id, output)
      reading.lines.set(output, row.line)
    } else if (!itemsDiffer(before, output)) {
      reading.idle.add(row.line)
      reading.skipped.push({ line: row.line, reason: `An earlier row has the same ID, ${output.id}.` })
    } else {
      const both = importMessages.otherRow(output.id.slice(0, 40), `line ${reading.lines.get(before)}`)
      reading.skipped.push({ line: row.line, reason: both })
      reading.refused.push(importMessages.atLine(row.line, both))
    }
  }
  const batch: ItemBatch = itemBatch(source, ownerId, [...items.values()], prepare)
  const days = daysTold(
    batch.instants.map((instant) => instant.slice(0, 10)),
    todayUtc,
    dates,
  )
  return { ...reading, items: batch.count === 0 ? [] : [batch], told: days ? [{ of: source.id, ...days }] : [] }
}

function reasonToSkip<Item extends ItemRecord>(item: Item, source: ItemSource<Item>, today: string): string | null {
  const date = source.at(item).slice(0, 10)
  if (item.id === '') return 'The row has no ID.'
  if (isTooLong(item.id)) return importMessages.idTooLong
  return date > today ? `${date} is in the future.` : null
}

function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues
  const path = issue && v.getDotPath(issue)
  return path ? `The column ${path} cannot be read: ${issue.message}` : (issue?.message ?? 'The row cannot be read.')
}
