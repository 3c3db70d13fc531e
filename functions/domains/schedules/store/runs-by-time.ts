/**
 * Which runs of an account are at which time, by the index `runs`: a day, or what comes next, is found without reading every run there ever
 * was. The index may be a moment behind the table, so it tells where to look, and what is shown or sent is read from the table.
 */
import * as v from 'valibot'
import { RecordState } from '../../../../shared/api/schedules.ts'
import { batchGet } from '../../../kernel/table/batch-get.ts'
import { queryPage, readAll } from '../../../kernel/table/query.ts'
import { occurrenceKey, occurrencesPartition } from '../keys.ts'
import { Occurrence } from '../records.ts'

/** What the index knows of a run. */
const TimedRun = v.pipe(
  v.object({
    sk: v.string(),
    generate_at: v.string(),
    schedule_id: v.string(),
    state: RecordState,
    flavor: v.string(),
    entities: v.array(v.string()),
    test: v.optional(v.literal(true)),
  }),
  v.transform(({ sk, ...run }) => ({ ...run, id: sk.slice('RUN#'.length) })),
)
export type TimedRun = v.InferOutput<typeof TimedRun>

/** Instants (ISO) of [from, until). */
type Times = { readonly from: string; readonly until: string }

const between = (accountId: string, { from, until }: Times) => ({ index: 'runs', pk: occurrencesPartition(accountId), between: [from, until] }) as const

/** All runs of these times but tests and those that were removed, soonest first; for times that have few by nature, as what is to come. */
export function runsFrom(accountId: string, times: Times): Promise<TimedRun[]> {
  const filter = { when: '#state <> :deleted AND attribute_not_exists(#test)', values: { deleted: 'DELETED' } }
  return readAll(TimedRun, { ...between(accountId, times), filter })
}

/** Where a walk through runs is: the last one looked at. */
export type RunPlace = Pick<TimedRun, 'id' | 'generate_at'>

/** `limit` runs of whatever state, latest first, after `place` when one is given. `place`: where the rest begins, null when there is none. */
export async function latestRuns(
  accountId: string,
  { place, limit, ...times }: Times & { place: RunPlace | null; limit: number },
): Promise<{ runs: TimedRun[]; place: RunPlace | null }> {
  const from = place ? { ...occurrenceKey(accountId, place.id), generate_at: place.generate_at } : undefined
  const { items, after } = await queryPage({ ...between(accountId, times), newestFirst: true }, { limit, after: from })
  const runs = items.map((item) => v.parse(TimedRun, item))
  return { runs, place: after ? (runs.at(-1) ?? null) : null }
}

/** These runs as they are this moment, in the order of `ids`; one that is gone for good is left out. */
export async function runsNow(accountId: string, ids: readonly string[]): Promise<Occurrence[]> {
  const found = await batchGet(
    [...new Set(ids)].map((id) => occurrenceKey(accountId, id)),
    { consistent: true },
  )
  const runs = new Map(found.map((item) => v.parse(Occurrence, item)).map((run) => [run.id, run]))
  return [...new Set(ids)].flatMap((id) => runs.get(id) ?? [])
}

type Asked = Times & { readonly first: 'soonest' | 'latest'; readonly limit: number }

/** Runs planned for these times that are neither removed nor paused nor tests, in the order asked for: of the first `limit` there are. */
export async function occurrencesAt(accountId: string, { from, until, first, limit }: Asked): Promise<Occurrence[]> {
  const { items } = await queryPage({ ...between(accountId, { from, until }), newestFirst: first === 'latest' }, { limit })
  const all = await runsNow(
    accountId,
    items.map((item) => v.parse(TimedRun, item).id),
  )
  const isThere = ({ state, generate_at, paused_at, test }: Occurrence) =>
    state !== 'DELETED' && !paused_at && !test && from <= generate_at && generate_at < until
  return all.filter(isThere)
}
