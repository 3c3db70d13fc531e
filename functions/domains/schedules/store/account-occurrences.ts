/** The runs of an account, whichever schedule they are of: reads of all its RUN#<id>. */
import * as v from 'valibot'
import type { RecordState } from '../../../../shared/api/schedules.ts'
import type { Condition } from '../../../kernel/table/expressions.ts'
import { queryPage, readAll } from '../../../kernel/table/query.ts'
import { occurrenceKey, occurrencesPartition } from '../keys.ts'
import { Occurrence } from '../records.ts'

const runsOf = (accountId: string, filter: Condition) => ({ pk: occurrencesPartition(accountId), prefix: 'RUN#', filter })

export type OccurrencePage = { occurrences: Occurrence[]; cursor: string | null }

/** Runs but for tests, newest first, of one state or of all but the deleted ones. The cursor is the id of the last run looked at. */
export async function listOccurrences(
  accountId: string,
  { state, cursor, limit }: { state?: RecordState; cursor?: string; limit: number },
): Promise<OccurrencePage> {
  const filter = {
    when: `${state ? '#state = :state' : '#state <> :deleted'} AND attribute_not_exists(#test)`,
    values: state ? { state } : { deleted: 'DELETED' },
  }
  const after = cursor ? occurrenceKey(accountId, cursor) : undefined
  const page = await queryPage({ ...runsOf(accountId, filter), newestFirst: true, consistent: true }, { limit, after })
  const last = page.after?.sk
  return {
    occurrences: page.items.map((item) => v.parse(Occurrence, item)),
    cursor: typeof last === 'string' ? last.slice('RUN#'.length) : null,
  }
}

/** Runs of an account that are planned for instants of [start, end), soonest first. */
export async function upcomingOccurrences(accountId: string, start: string, end: string): Promise<Occurrence[]> {
  const filter = { when: '#state = :state AND generate_at >= :start AND generate_at < :end', values: { state: 'SCHEDULED', start, end } }
  const runs = await readAll(Occurrence, { ...runsOf(accountId, filter), consistent: true })
  return runs.sort((a, b) => (a.generate_at < b.generate_at ? -1 : 1))
}

/** Runs but for tests that are planned for instants of [start, end), and all to come of schedules that go on: what is not written yet follows from them. */
export function occurrencesFor(accountId: string, { start, end }: { readonly start: string; readonly end: string }): Promise<Occurrence[]> {
  const filter = {
    when: '#state <> :deleted AND attribute_not_exists(#test) AND ((generate_at >= :start AND generate_at < :end) OR (#state = :scheduled AND until_stopped = :yes))',
    values: { deleted: 'DELETED', scheduled: 'SCHEDULED', yes: true, start, end },
  }
  return readAll(Occurrence, { ...runsOf(accountId, filter), consistent: true })
}

/** Runs of an account that somebody still waits for: those to come, and those that are sent to recipients on a day of their own. */
export async function owedOccurrences(accountId: string): Promise<Occurrence[]> {
  const filter = { when: '#state = :state OR attribute_exists(later_at)', values: { state: 'SCHEDULED' } }
  const runs = await readAll(Occurrence, { ...runsOf(accountId, filter), consistent: true })
  return runs.filter(({ state }) => state !== 'DELETED')
}

const ScheduledSubject = v.pick(Occurrence, ['schedule_id', 'entities', 'profiles', 'template_id'])
type ScheduledSubject = v.InferOutput<typeof ScheduledSubject>

/** Which groups each schedule with runs to come is about, which profiles, and by which template. */
export async function scheduledSubjects(accountId: string): Promise<ScheduledSubject[]> {
  const filter = { when: '#state = :state', values: { state: 'SCHEDULED' } }
  const attributes = ['schedule_id', 'entities', 'profiles', 'template_id']
  const subjects = await readAll(ScheduledSubject, { ...runsOf(accountId, filter), attributes })
  return [...new Map(subjects.map((one) => [one.schedule_id, one])).values()]
}
