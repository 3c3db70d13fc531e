/**
 * The ledger of dispatches. Each is put once, however often its event comes. A claim moves the instant at which it is due to the end of the lease,
 * so one that was cut off is due again by itself.
 */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { SendingChannel } from '../../../../shared/notifications/choices.ts'
import { dueAt, dueFields, duePages } from '../../../kernel/jobs/due.ts'
import { readable } from '../../../kernel/jobs/each-item.ts'
import { type Lease, writeLeased } from '../../../kernel/jobs/lease.ts'
import { ifNew } from '../../../kernel/table/expressions.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { updatedItem } from '../../../kernel/table/update-item.ts'
import { Dispatch } from '../dispatches/records.ts'
import { alertId, dispatchKey, dueDispatches, type Person, ttlOf, undeliveredOf } from '../keys.ts'
import type { EventRecord } from '../records.ts'

/** Nobody works on one for longer: a call of a channel ends after half a minute. */
const leaseMs = 2 * 60_000

/** Its place among what is due. */
export const dispatchDue = (at: Date, { accountId, userId, channel, id }: Pick<Dispatch, 'accountId' | 'userId' | 'channel' | 'id'>) =>
  dueAt(dueDispatches, at.toISOString(), `${accountId}#${userId}#${channel}#${id}`)

/** Once; one that stands there stays as it is, also when it was sent. */
export async function putDispatch(person: Person, channel: SendingChannel, event: EventRecord): Promise<void> {
  const { id: eventId, at } = event
  const type = event.told.notification_type
  const id = alertId(at, type, eventId)
  const dispatch = { ...person, channel, id, type, eventId, at, state: 'waiting', tries: 0 } as const
  await putItem({ ...dispatchKey(person, channel, id), ...dispatch, ...dispatchDue(new Date(at), dispatch), ttl: ttlOf(at) }, ifNew)
}

/** Those whose time has come, the longest waiting first, page after page as they are taken. */
export async function* dueNow(now: Date): AsyncGenerator<Dispatch[]> {
  for await (const items of duePages({ list: dueDispatches, until: now, withThisInstant: true }, 200)) yield readable(Dispatch, items)
}

/** Returns null when it is done, or another worker claimed it since it was found. */
export async function claim(found: Dispatch, now: Date): Promise<Dispatch | null> {
  const claimed = await updatedItem(dispatchKey(found, found.channel, found.id), {
    set: { token: randomUUID(), ...dispatchDue(new Date(now.getTime() + leaseMs), found) },
    add: { tries: 1 },
    when: '#gsi1pk = :due AND #gsi1sk = :seen',
    values: { due: dueDispatches, seen: found.gsi1sk ?? '' },
  })
  return claimed && v.parse(Dispatch, claimed)
}

export const leaseOf = (claimed: Dispatch): Lease => ({
  key: dispatchKey(claimed, claimed.channel, claimed.id),
  token: claimed.token ?? '',
  tokenName: 'token',
  ms: leaseMs,
})

/** Written before the channel is asked. @throws LeaseLost; so of all that follow */
export const markInDoubt = (claimed: Dispatch): Promise<void> => writeLeased(leaseOf(claimed), { set: { in_doubt: true } })

/** Of several places in one channel those that have it. */
export const markReached = (claimed: Dispatch, reached: string[]): Promise<void> => writeLeased(leaseOf(claimed), { set: { reached } })

export const markSent = (claimed: Dispatch, now: Date): Promise<void> => end(claimed, 'sent', now)
export const markDropped = (claimed: Dispatch, now: Date): Promise<void> => end(claimed, 'dropped', now)

const end = (claimed: Dispatch, state: Dispatch['state'], now: Date) =>
  writeLeased(leaseOf(claimed), { set: { state, ended_at: now.toISOString() }, remove: [...dueFields, 'in_doubt', 'token', 'reason'] })

/** Releases it until `at`. `unsent`: the channel said that it did not take it. `isTry`: false when it was not its time, which counts for nothing. */
export function retryAt(claimed: Dispatch, at: Date, { reason, unsent = false, isTry = true }: { reason?: string; unsent?: boolean; isTry?: boolean }) {
  const set = { ...dispatchDue(at, claimed), reason, ...(isTry ? {} : { tries: claimed.tries - 1 }) }
  return writeLeased(leaseOf(claimed), { set, remove: ['token', ...(unsent ? ['in_doubt'] : [])] })
}

/** In the list of what could not be sent in the account, newest last. */
export function giveUp(claimed: Dispatch, { reason, message, unsent }: { reason: string; message: string; unsent: boolean }, now: Date): Promise<void> {
  const { accountId, channel, userId, id } = claimed
  const place = dueAt(undeliveredOf(accountId), now.toISOString(), `${userId}#${channel}#${id}`)
  return writeLeased(leaseOf(claimed), {
    set: { state: 'undelivered', reason, message, ended_at: now.toISOString(), ...place },
    remove: ['token', ...(unsent ? ['in_doubt'] : [])],
  })
}
