/**
 * The sparse index of what is not finished, for the watchdog. DUE#<shard> holds runs that are neither finished nor removed, by their
 * instant, and those that are due once more for recipients who chose another day;
 * ARMING holds schedules whose EventBridge schedules may not all exist yet, by their creation, and those that go on, by when their next run is due.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { allDue, dueAt } from '../../../kernel/jobs/due.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import type { Occurrence, Schedule } from '../records.ts'

/** One index partition takes about 1000 writes a second; everybody's Monday 9:00 report starts at once. */
const shards = 8

const shardOf = (id: string) => `DUE#${createHash('sha256').update(id).digest().readUInt8(0) % shards}`
const armingList = 'ARMING'

export const runDue = ({ id, generate_at }: Pick<Occurrence, 'id' | 'generate_at'>) => dueAt(shardOf(id), generate_at, id)

export const armingDue = ({ created_at, id }: Pick<Schedule, 'created_at' | 'id'>) => dueAt(armingList, created_at, id)

const Indexed = v.object({ pk: v.string(), sk: v.string() })
const Place = v.pipe(
  Indexed,
  v.transform(({ pk, sk }) => ({ accountId: pk.slice(tenantKey('').length, -'#RUNS'.length), id: sk.slice(sk.indexOf('#') + 1) })),
)
export type Place = v.InferOutput<typeof Place>

/** Runs whose instant, or next own day of a recipient, is before `until` and that are neither finished nor removed, of all accounts; for the watchdog. */
export async function overdue(until: Date): Promise<Place[]> {
  const found = await Promise.all(Array.from({ length: shards }, (_, shard) => indexed(`DUE#${shard}`, until)))
  return found.flat()
}

/** Schedules made before `until` whose EventBridge schedules may not all exist, and those whose next run was due then, of all accounts; for the watchdog. */
export function unscheduled(until: Date): Promise<Place[]> {
  return indexed(armingList, until)
}

async function indexed(list: string, until: Date): Promise<Place[]> {
  return (await allDue({ list, until })).map((item) => v.parse(Place, item))
}
