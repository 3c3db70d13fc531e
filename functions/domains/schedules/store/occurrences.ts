import * as v from 'valibot'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { dueFields } from '../../../kernel/jobs/due.ts'
import { batchGet } from '../../../kernel/table/batch-get.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { type Change, ifNew, ifThere } from '../../../kernel/table/expressions.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { updatedItem, updateItem } from '../../../kernel/table/update-item.ts'
import { putOf, type Write } from '../../../kernel/table/writes.ts'
import { isId, occurrenceKey } from '../keys.ts'
import { Occurrence, type Schedule, type Send } from '../records.ts'
import { runDue } from './unfinished.ts'

export async function getOccurrence(accountId: string, id: string): Promise<Occurrence | null> {
  return isId(id) ? readItem(Occurrence, occurrenceKey(accountId, id), { consistent: true }) : null
}

/** The runs of one schedule in their order; at most 52. */
export async function occurrencesOf(accountId: string, schedule: Schedule): Promise<Occurrence[]> {
  const keys = schedule.occurrence_ids.map((id) => occurrenceKey(accountId, id))
  const found = await batchGet(keys, { consistent: true })
  return found.map((item) => v.parse(Occurrence, item)).sort((a, b) => a.run - b.run)
}

/** Which of these runs can still be opened, by id. */
export async function runsThere(accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await batchGet([...new Set(ids)].map((id) => occurrenceKey(accountId, id)))
  const runs = found.map((item) => v.parse(Occurrence, item))
  return new Set(runs.filter(({ state }) => state !== 'DELETED').map(({ id }) => id))
}

/** The write of a run of an id that nothing had. */
export function newOccurrence(accountId: string, one: Occurrence): Write {
  return putOf({ ...occurrenceKey(accountId, one.id), ...runDue(one), ...one }, ifNew)
}

/** @throws Error where there is none */
async function change(accountId: string, id: string, changes: Change): Promise<void> {
  if (!(await updateItem(occurrenceKey(accountId, id), { ...changes, ...ifThere }))) throw new Error(`There is no run ${id}.`)
}

/** Nobody gets it on a day of their own any more; what was sent stays in the list. */
export async function forgetOwnDays(accountId: string, id: string): Promise<void> {
  await change(accountId, id, { remove: ['later_at', ...dueFields] })
}

/** For good: nothing tells of the run any more. */
export async function removeOccurrence(accountId: string, id: string): Promise<void> {
  await deleteItem(occurrenceKey(accountId, id))
}

/** Soft: the record stays readable as DELETED, and an event that still comes for it does nothing. */
export async function markDeleted(accountId: string, id: string): Promise<void> {
  await change(accountId, id, { set: { state: 'DELETED' }, remove: dueFields })
}

/** Its time came while it was paused. Safe to repeat; one that is not paused any more stays. */
export async function leaveOut(accountId: string, id: string): Promise<void> {
  await updateItem(occurrenceKey(accountId, id), {
    set: { state: 'DELETED', reason: deliveryMessages.pause.leftOut },
    remove: dueFields,
    when: '#state = :scheduled AND attribute_exists(paused_at)',
    values: { scheduled: 'SCHEDULED' },
  })
}

/** `forgotten`: paths of what is to be done again. Null when it is being made or told of, was asked for again, or was removed, since it was read. */
export async function makeDue(accountId: string, run: Occurrence, forgotten: readonly string[], now: Date): Promise<Occurrence | null> {
  const item = await updatedItem(occurrenceKey(accountId, run.id), {
    set: {
      state: 'SCHEDULED',
      again_at: now.toISOString(),
      attempts: 0,
      reason: null,
      standing: false,
      ...runDue({ ...run, generate_at: now.toISOString() }),
    },
    remove: ['retry', 'held', 'held_for', 'later_at', ...forgotten],
    when: '#state = :was AND (attribute_not_exists(gsi1pk) OR attribute_exists(later_at))',
    values: { was: run.state },
  })
  return item && v.parse(Occurrence, item)
}

/** What became of the email to an address. Returns false when the entry changed since it was read. */
export function writeSend(accountId: string, id: string, email: string, { before, after }: { before: Send; after: Send }): Promise<boolean> {
  return updateItem(occurrenceKey(accountId, id), {
    set: { [`sends.${email}`]: after },
    when: 'sends.#email = :before',
    names: { email },
    values: { before },
  })
}

/** Changes nothing when it was begun or ended, or its recipients changed, since it was read. */
export async function giveOccurrence(accountId: string, run: Occurrence, to: Pick<Occurrence, 'owner_id' | 'recipients'>): Promise<void> {
  await updateItem(occurrenceKey(accountId, run.id), {
    set: { owner_id: to.owner_id, recipients: to.recipients },
    when: '#state = :state AND recipients = :before',
    values: { state: run.state, before: run.recipients },
  })
}
