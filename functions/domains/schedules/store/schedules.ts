/**
 * Schedules and their runs. In `A#<account>#RUNS`: RUN#<id>, SCHEDULE#<id>, KEY#<hash of an idempotency key>; and what
 * delivery/run-slots.ts says. In the sparse indexes: unfinished.ts and runs-by-time.ts.
 */

import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { messages } from '../../../../shared/messages.ts'
import { dueFields } from '../../../kernel/jobs/due.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { ifNew, ifThere } from '../../../kernel/table/expressions.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { readAll } from '../../../kernel/table/query.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { firstFailing, writeAll } from '../../../kernel/table/write-all.ts'
import { checkOf, putOf, updateOf, type Write } from '../../../kernel/table/writes.ts'
import { isId, occurrenceKey, occurrencesPartition, scheduleKey } from '../keys.ts'
import { type GoesOn, type Occurrence, Schedule } from '../records.ts'
import { newOccurrence } from './occurrences.ts'
import { armingDue } from './unfinished.ts'

const idempotencyKey = (accountId: string, userId: string, key: string) => ({
  pk: occurrencesPartition(accountId),
  sk: `KEY#${createHash('sha256').update(`${userId}\n${key}`).digest('hex')}`,
})

const Keyed = v.object({ schedule_id: v.string(), content: v.optional(v.string()) })

/** An idempotency key, and the hash of the order that is sent with it. */
export type OrderKey = { readonly key: string; readonly content: string }
const secondsInDay = 86_400

/**
 * Writes the schedule and all its runs, or nothing. With an idempotency key that was used before it writes nothing and returns the
 * id of the schedule made then.
 * @throws Problem 409 when that was another order
 */
export async function putSchedule(accountId: string, schedule: Schedule, occurrences: Occurrence[], order?: OrderKey): Promise<string> {
  const once = order && {
    ...idempotencyKey(accountId, schedule.owner_id, order.key),
    schedule_id: schedule.id,
    content: order.content,
    ttl: Math.floor(Date.parse(schedule.created_at) / 1000) + 2 * secondsInDay,
  }
  const failing = await firstFailing([
    ...(once ? [putOf(once, ifNew)] : []),
    putOf({ ...scheduleKey(accountId, schedule.id), ...schedule, ...armingDue(schedule) }, ifNew),
    ...occurrences.map((one) => newOccurrence(accountId, one)),
  ])
  if (failing === null) return schedule.id
  const made = failing === 0 && order ? await madeWithKey(accountId, schedule.owner_id, order) : null
  if (made === null) throw new Error(`The schedule ${schedule.id} or a run of it exists already.`)
  return made
}

/** The id of the schedule that this person made with this idempotency key; null where none was. @throws Problem 409 when that was another order */
export async function madeWithKey(accountId: string, userId: string, { key, content }: OrderKey): Promise<string | null> {
  const made = await readItem(Keyed, idempotencyKey(accountId, userId, key), { consistent: true })
  if (!made) return null
  if (made.content !== undefined && made.content !== content) throw problem(409, messages.schedule.keyReused)
  return made.schedule_id
}

export async function getSchedule(accountId: string, id: string): Promise<Schedule | null> {
  return isId(id) ? readItem(Schedule, scheduleKey(accountId, id), { consistent: true }) : null
}

/** All EventBridge schedules exist, so nobody need look at it: until `again`, an ISO instant, where it goes on then and nobody stops it before. */
export async function markScheduled(accountId: string, schedule: Schedule, again: string | null): Promise<void> {
  const change = again ? { set: armingDue({ id: schedule.id, created_at: again }), when: 'attribute_exists(goes_on)' } : { remove: dueFields, ...ifThere }
  await updateItem(scheduleKey(accountId, schedule.id), change)
}

/** The reason its owner was told, which stops every later run alike; null once a run succeeded. @throws Error where there is no such schedule */
export async function noteTold(accountId: string, scheduleId: string, reason: string | null): Promise<void> {
  if (!(await updateItem(scheduleKey(accountId, scheduleId), { set: { told: reason }, ...ifThere }))) throw new Error(`There is no schedule ${scheduleId}.`)
}

/** Changes nothing when it is not `from`'s any more. */
export async function giveSchedule(accountId: string, id: string, from: string, heirId: string): Promise<void> {
  await updateItem(scheduleKey(accountId, id), { set: { owner_id: heirId }, when: 'owner_id = :from', values: { from } })
}

type Further = { readonly occurrence_ids: readonly string[]; readonly goes_on: GoesOn; readonly added: readonly Occurrence[] }

/** Adds runs that are made as `pattern`. False: the schedule or that run was changed meanwhile, and nothing is written. */
export function addOccurrences(accountId: string, schedule: Schedule, pattern: Occurrence, { occurrence_ids, goes_on, added }: Further): Promise<boolean> {
  const { owner_id: owner, recipients, revision, paused_at: paused } = pattern
  return writeAll([
    updateOf(scheduleKey(accountId, schedule.id), {
      set: { occurrence_ids, goes_on },
      when: 'goes_on = :before',
      values: { before: schedule.goes_on },
    }),
    checkOf(occurrenceKey(accountId, pattern.id), {
      when: `owner_id = :owner AND recipients = :recipients AND revision = :revision AND ${paused ? 'paused_at = :paused' : 'attribute_not_exists(paused_at)'}`,
      values: { owner, recipients, revision, ...(paused ? { paused } : {}) },
    }),
    ...added.map((one) => newOccurrence(accountId, one)),
  ])
}

/** The write of another plan of its further runs; it fails if one was added meanwhile. */
export function replanned(accountId: string, schedule: Schedule, plan: GoesOn): Write {
  return updateOf(scheduleKey(accountId, schedule.id), { set: { goes_on: plan }, when: 'goes_on = :before', values: { before: schedule.goes_on } })
}

/** Nothing is added to it any more. Its runs to come are removed after that. */
export async function stopFurtherRuns(accountId: string, scheduleId: string): Promise<void> {
  await updateItem(scheduleKey(accountId, scheduleId), { remove: ['goes_on', ...dueFields], when: 'attribute_exists(goes_on)' })
}

/** Of every schedule of an account, whatever became of the runs that are written: nothing is added any more. */
export async function stopAllFurtherRuns(accountId: string): Promise<void> {
  const schedules = await readAll(GoingOn, {
    pk: occurrencesPartition(accountId),
    prefix: 'SCHEDULE#',
    filter: { when: 'attribute_exists(goes_on)' },
    attributes: ['id'],
    consistent: true,
  })
  for (const { id } of schedules) await stopFurtherRuns(accountId, id)
}
const GoingOn = v.object({ id: v.string() })
