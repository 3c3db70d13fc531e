/**
 * The sparse index of what is not finished, for the watchdog. DUE#<shard> holds runs that are neither finished nor removed, by their
 * instant, and those that are due once more for recipients who chose another day;
 * ARMING holds schedules whose EventBridge schedules may not all exist yet, by their creation, and those that go on, by when their next run is due.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { readAll } from '../../../kernel/table/query.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import type { Occurrence, Schedule } from '../records.ts'

/** One index partition takes about 1000 writes a second; everybody's Monday 9:00 report starts at once. */
const shards = 8

export const dueKey = (occurrence: Occurrence) => ({
  gsi1pk: `DUE#${createHash('sha256').update(occurrence.id).digest().readUInt8(0) % shards}`,
  gsi1sk: `${occurrence.generate_at}#${occurrence.id}`,
})

export const armingKey = ({ created_at, id }: Pick<Schedule, 'created_at' | 'id'>) => ({ gsi1pk: 'ARMING', gsi1sk: `${created_at}#${id}` })

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
  return indexed('ARMING', until)
}

function indexed(partitionOfIndex: string, until: Date): Promise<Place[]> {
  return readAll(Place, { index: 'gsi1', pk: partitionOfIndex, before: until.toISOString() })
}
