/**
 * A schedule that is sent until somebody stops it has its next runs written ahead like any other. Each time one is due, the watchdog adds one
 * (docs/decisions/0081-until-it-is-stopped.md).
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { decodeTime, ulid } from 'ulid'
import * as v from 'valibot'
import { occurrence } from '../../../shared/dates/index.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { allOrNone } from './all-or-none.ts'
import { occurrenceKey, occurrencesPartition, scheduleKey } from './keys.ts'
import { plannedRun } from './new-occurrences.ts'
import { type GoesOn, type Occurrence, Ordered, type Schedule } from './records.ts'
import { occurrencesOf } from './store.ts'
import { dueKey } from './unfinished.ts'

/** So many are to come at any time: a quarter of a year of weekly ones. */
export const writtenAhead = 12
/** Runs that the schedule itself knows of; those before stand in the list all the same. */
const keptIds = 52

/** The next of its runs after `now` by their plan, with their numbers. Pure. */
export function nextPlanned(goesOn: GoesOn, now: Date, count: number): { run: number; at: string }[] {
  const found: { run: number; at: string }[] = []
  for (let step = 0; found.length < count; step++) {
    const at = occurrence(goesOn, step)
    if (Date.parse(at) > now.getTime()) found.push({ run: goesOn.run + step, at })
  }
  return found
}

/**
 * Adds the runs that are missing of those to come, made as the last one that was not changed alone; what fell due while nobody was there to add
 * it is not made up. Safe to repeat. Gives the schedule as it is then, and what was added; null when something was changed meanwhile: then it is
 * still due, and the next look finds it.
 */
export async function addFurtherRuns(accountId: string, schedule: Schedule, now: Date): Promise<{ schedule: Schedule; added: Occurrence[] } | null> {
  const runs = schedule.goes_on ? await occurrencesOf(accountId, schedule) : []
  const pattern = runs.findLast(({ alone }) => !alone) ?? runs.at(-1)
  const last = runs.at(-1)
  if (!schedule.goes_on || !pattern || !last) return { schedule, added: [] }
  const missing = nextPlanned(schedule.goes_on, now, writtenAhead).filter(({ run }) => run > last.run)
  // each a millisecond after the one before, so that lists keep them together
  const added = missing.map(({ run, at }, index) => plannedRun(v.parse(Ordered, pattern), { id: ulid(decodeTime(last.id) + 1 + index), run, at, now }))
  if (added.length === 0) return { schedule, added }
  const occurrence_ids = [...schedule.occurrence_ids, ...added.map(({ id }) => id)].slice(-keptIds)
  const goes_on: GoesOn = { ...schedule.goes_on, written: added.at(-1)?.run ?? last.run }
  const { owner_id, recipients, revision, paused_at } = pattern
  const done = await allOrNone([
    {
      Update: {
        TableName: tableName(),
        Key: scheduleKey(accountId, schedule.id),
        UpdateExpression: 'SET occurrence_ids = :ids, goes_on = :after',
        ConditionExpression: 'goes_on = :before',
        ExpressionAttributeValues: { ':ids': occurrence_ids, ':after': goes_on, ':before': schedule.goes_on },
      },
    },
    {
      ConditionCheck: {
        TableName: tableName(),
        Key: occurrenceKey(accountId, pattern.id),
        ConditionExpression: `owner_id = :owner AND recipients = :recipients AND revision = :revision AND ${paused_at ? 'paused_at = :paused' : 'attribute_not_exists(paused_at)'}`,
        ExpressionAttributeValues: { ':owner': owner_id, ':recipients': recipients, ':revision': revision, ...(paused_at ? { ':paused': paused_at } : {}) },
      },
    },
    ...added.map((one) => ({
      Put: {
        TableName: tableName(),
        Item: { ...occurrenceKey(accountId, one.id), ...dueKey(one), ...one },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    })),
  ])
  return done ? { schedule: { ...schedule, occurrence_ids, goes_on }, added } : null
}

/** `time` of the day, HH:mm; without `from` they stay on their days. */
export type Counted = { readonly time: string; readonly timezone: string; readonly from: { readonly date: string; readonly run: number } | null }

/** Changes how its further runs are counted; null, they go on as before. For the transaction that changes all of `runs`: it fails if one was added meanwhile. */
export function countFrom(accountId: string, schedule: Schedule | null, counted: Counted | null) {
  const before = schedule?.goes_on
  if (!schedule || !before) return []
  const { date, run } = counted?.from ?? { date: before.start.slice(0, 10), run: before.run }
  const plan: GoesOn = counted ? { ...before, start: `${date}T${counted.time}`, zone: counted.timezone, run } : before
  return [
    {
      Update: {
        TableName: tableName(),
        Key: scheduleKey(accountId, schedule.id),
        UpdateExpression: 'SET goes_on = :plan',
        ConditionExpression: 'goes_on = :before',
        ExpressionAttributeValues: { ':plan': plan, ':before': before },
      },
    },
  ]
}

/** For a transaction over all runs to come of a schedule: it fails if another was added after `runs`, which are all it had. */
export function noneAdded(accountId: string, runs: readonly Occurrence[]) {
  const last = runs.at(-1)
  if (!last?.until_stopped) return []
  return [
    {
      ConditionCheck: {
        TableName: tableName(),
        Key: scheduleKey(accountId, last.schedule_id),
        ConditionExpression: 'goes_on.written = :last',
        ExpressionAttributeValues: { ':last': last.run },
      },
    },
  ]
}

/** Nothing is added to it any more. Its runs to come are removed after that. */
export async function stopFurtherRuns(accountId: string, scheduleId: string): Promise<void> {
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: scheduleKey(accountId, scheduleId),
        UpdateExpression: 'REMOVE goes_on, gsi1pk, gsi1sk',
        ConditionExpression: 'attribute_exists(goes_on)',
      }),
    ),
  )
}

/** Of every schedule of an account, whatever became of the runs that are written: nothing is added any more. */
export async function stopAllFurtherRuns(accountId: string): Promise<void> {
  const schedules = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: 'attribute_exists(goes_on)',
    ProjectionExpression: 'id',
    ExpressionAttributeValues: { ':pk': occurrencesPartition(accountId), ':prefix': 'SCHEDULE#' },
    ConsistentRead: true,
  })
  for (const schedule of schedules) await stopFurtherRuns(accountId, v.parse(GoingOn, schedule).id)
}
const GoingOn = v.object({ id: v.string() })
