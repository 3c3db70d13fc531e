/**
 * The lease of one run. Who works on a run holds it; every write asks for it, so one whose lease ran out can change nothing and
 * send nothing any more.
 */

import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { leaveOut } from '../schedules/pausing.ts'
import { Occurrence } from '../schedules/records.ts'
import { waitAfter } from '../schedules/retry.ts'
import { getOccurrence, occurrenceKey } from '../schedules/store.ts'
import { laterFrom } from './own-days.ts'

/** Milliseconds. No single step may take longer: the lease is renewed with each. */
export const leaseMs = 60_000

/** `occurrence` is as it was when the lease was taken, plus what was written through this lease. `at`: epoch milliseconds, later than now where somebody put the clock of the schedules forward. `waited`: milliseconds, for SES to take more. */
export type Lease = { accountId: string; token: string; occurrence: Occurrence; at: number; waited?: number }

/** `done`: nothing to do any more, or not yet. `busy`: somebody else is at it. */
export type LeaseTry = { kind: 'held'; lease: Lease } | { kind: 'done' } | { kind: 'busy' }

/** The run was taken over or removed while we worked on it. */
export class LeaseLost extends Error {
  constructor() {
    super('The lease of this run was lost.')
  }
}

/**
 * Takes the run. A FAILED run can be taken as long as it stands in the index, that is until its owner was told.
 * `scheduledTime` (ISO instant) is the event's: one that is older than the run's own time belongs to a time it was moved away from,
 * and one that is older than its next try belongs to an earlier one.
 */
export async function takeLease(accountId: string, id: string, scheduledTime: string, token: string, now: Date): Promise<LeaseTry> {
  const found = await getOccurrence(accountId, id)
  if (!found || Date.parse(scheduledTime) < wholeSeconds(found.generate_at)) return { kind: 'done' }
  const at = Math.max(now.getTime(), Date.parse(scheduledTime))
  const isOwnDay = laterFrom(found) <= at
  if (found.state !== 'DELETED' && (at < nextTry(found) || (found.later_at !== undefined && !isOwnDay))) return { kind: 'done' }
  if (found.paused_at !== undefined) await leaveOut(accountId, id)
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: occurrenceKey(accountId, id),
        ...takenBy({ run: found, isOwnDay, token, now }),
        ReturnValues: 'ALL_NEW',
      }),
    )
    return { kind: 'held', lease: { accountId, token, occurrence: v.parse(Occurrence, Attributes), at } }
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const seen = await getOccurrence(accountId, id)
    return seen?.state === 'SCHEDULED' ? { kind: 'busy' } : { kind: 'done' }
  }
}

type Taking = { run: Occurrence; isOwnDay: boolean; token: string; now: Date }

/** For recipients whose own day has come, what has ended begins once more in the same write, and keeps all that was made and sent. */
function takenBy({ run, isOwnDay, token, now }: Taking) {
  const isFree = '(attribute_not_exists(lease_until) OR lease_until < :now)'
  const names = { '#state': 'state' }
  const values = { ':token': token, ':until': now.getTime() + leaseMs, ':now': now.getTime(), ':one': 1, ':scheduled': 'SCHEDULED' }
  if (isOwnDay) {
    return {
      UpdateExpression:
        'SET #state = :scheduled, lease_token = :token, lease_until = :until, attempts = :one, steps.resumed = :at, reason = :null, standing = :false REMOVE later_at, held, held_for, steps.failed, steps.told, steps.closed',
      ConditionExpression: `later_at = :later AND #state <> :deleted AND ${isFree}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...values, ':later': run.later_at, ':at': now.toISOString(), ':null': null, ':false': false, ':deleted': 'DELETED' },
    }
  }
  return {
    UpdateExpression: 'SET lease_token = :token, lease_until = :until, attempts = attempts + :one',
    // it may be moved to another time, or paused, between the two
    ConditionExpression: `generate_at = :planned AND attribute_not_exists(paused_at) AND (#state = :scheduled OR (#state = :failed AND attribute_exists(gsi1pk))) AND ${isFree}`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values, ':planned': run.generate_at, ':failed': 'FAILED' },
  }
}

/** Before this instant, in epoch milliseconds, it is not tried again. A run whose process died waits as long as one that failed: nobody was there to note its next try. */
export function nextTry({ retry, attempts, lease_until }: Occurrence): number {
  if (lease_until !== undefined) return lease_until - leaseMs + (attempts > 1 ? waitAfter(attempts) : 0)
  return retry ? Date.parse(retry.at) : 0
}

const wholeSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000) * 1000

/** Gives the run back until its next try; `at` is an ISO instant, `reason` for its owner to read. */
export async function putOff(lease: Lease, retry: { at: string; reason: string }): Promise<void> {
  await writeHeld(lease, { set: ['retry = :retry'], remove: ['lease_token', 'lease_until'], names: {}, values: { ':retry': retry } })
}

/** Gives the run back at once, so that the next try need not wait for the lease to end. */
export async function releaseLease(lease: Lease): Promise<void> {
  await writeHeld(lease, { set: [], remove: ['lease_token', 'lease_until'], names: {}, values: {} }).catch((error) => {
    if (!(error instanceof LeaseLost)) throw error
  })
}

/** What a write through the lease sets and removes; `values` by `:name`, `names` by `#name`. */
export type Change = { set: string[]; remove?: string[]; names: Record<string, string>; values: Record<string, unknown> }

/** Writes to the run as long as this lease holds it. Throws LeaseLost. */
export async function writeHeld(lease: Lease, { set, remove = [], names, values }: Change): Promise<void> {
  const parts = [...(set.length > 0 ? [`SET ${set.join(', ')}`] : []), ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : [])]
  const isHeld = await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: occurrenceKey(lease.accountId, lease.occurrence.id),
        UpdateExpression: parts.join(' '),
        ConditionExpression: 'lease_token = :mine AND #state <> :deleted',
        ExpressionAttributeNames: { '#state': 'state', ...names },
        ExpressionAttributeValues: { ':mine': lease.token, ':deleted': 'DELETED', ...values },
      }),
    ),
  )
  if (!isHeld) throw new LeaseLost()
}
