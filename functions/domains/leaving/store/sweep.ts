/** How far the sweep through the whole table has come, and what it does to the items there. */
import * as v from 'valibot'
import { chunksOf } from '../../../../shared/chunks.ts'
import { queue } from '../../../kernel/accounts/leavers.ts'
import { callsAtOnce, inParallel } from '../../../kernel/in-parallel.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { ifThere } from '../../../kernel/table/expressions.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { scanPage } from '../../../kernel/table/scan.ts'
import type { Key } from '../../../kernel/table/table.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { writeEach, writesPerCall } from '../../../kernel/table/write-each.ts'
import { asItem, type Fate, type Item, type Leaving, LeavingList, looksAt } from '../traces.ts'

/** Parts of the table that are read at the same time. */
const segments = 4

const Cursor = v.union([v.literal('begin'), v.literal('done'), v.record(v.string(), v.string())])
export type Cursor = v.InferOutput<typeof Cursor>
const State = v.object({ leaving: LeavingList, cursors: v.array(Cursor) })
export type State = v.InferOutput<typeof State>
/** Behind everything that waits: those begin with a year. */
const stateKey = { pk: queue, sk: 'SWEEP' }

/** The one that was begun and has not ended. */
export function readSweep(): Promise<State | null> {
  return readItem(State, stateKey, { consistent: true })
}

export async function beginSweep(leaving: Leaving[]): Promise<State> {
  const state: State = { leaving, cursors: Array.from({ length: segments }, () => 'begin' as const) }
  await putItem({ ...stateKey, ...state })
  return state
}

export async function endSweep(): Promise<void> {
  await deleteItem(stateKey)
}

/** The next items of a part of the table. */
export async function readSegment(segment: number, from: Exclude<Cursor, 'done'>): Promise<{ items: Item[]; next: Cursor }> {
  const what = { attributes: looksAt, consistent: true, part: { index: segment, of: segments } }
  const { items, after } = await scanPage(what, from === 'begin' ? undefined : from)
  return { items: items.flatMap((item) => asItem(item) ?? []), next: after ? { pk: String(after.pk), sk: String(after.sk) } : 'done' }
}

export async function noteCursor(segment: number, cursor: Cursor): Promise<void> {
  await updateItem(stateKey, { set: { [`cursors[${segment}]`]: cursor } })
}

export async function removeItems(keys: readonly Key[]): Promise<void> {
  await inParallel(chunksOf(keys, writesPerCall), callsAtOnce, (batch) => writeEach({ delete: batch }))
}

/** Nothing when it is gone. */
export async function changeItem(key: Key, becomes: Exclude<Fate['becomes'], 'gone'>): Promise<void> {
  await updateItem(key, { set: becomes, remove: Object.keys(becomes).filter((name) => becomes[name] === undefined), ...ifThere })
}
