/** Claims runs. Every write of a run goes through its lease; docs/decisions/0094-one-lease-for-every-job.md. */

import * as v from 'valibot'
import { claim, type Lease as JobLease, leaseFields, writeLeased } from '../../kernel/jobs/lease.ts'
import type { Change } from '../../kernel/table/expressions.ts'
import { occurrenceKey } from '../schedules/keys.ts'
import { Occurrence } from '../schedules/records.ts'
import { waitAfter } from '../schedules/retry.ts'
import { getOccurrence, leaveOut } from '../schedules/store/occurrences.ts'
import { laterFrom } from './own-days.ts'

/** Milliseconds. No single step may take longer: the lease is renewed with each. */
const leaseMs = 60_000

/** `occurrence` is as it was when the lease was taken, plus what was written through this lease. `at`: epoch milliseconds, later than now where somebody put the clock of the schedules forward. `waited`: milliseconds, for SES to take more. */
export type Lease = JobLease & { readonly accountId: string; occurrence: Occurrence; readonly at: number; waited?: number }

/** `done`: nothing to do any more, or not yet. `busy`: another worker holds the lease. */
export type Claim = { kind: 'held'; lease: Lease } | { kind: 'done' } | { kind: 'busy' }

/**
 * A FAILED run can be claimed while it is in the index, that is until its owner was told.
 * `scheduledTime` (ISO instant) is the event's: one that is older than the run's own time belongs to a time it was moved away from,
 * and one that is older than its next try belongs to an earlier one.
 */
export async function claimRun(accountId: string, id: string, scheduledTime: string, token: string, now: Date): Promise<Claim> {
  const found = await getOccurrence(accountId, id)
  if (!found || Date.parse(scheduledTime) < wholeSeconds(found.generate_at)) return { kind: 'done' }
  const at = Math.max(now.getTime(), Date.parse(scheduledTime))
  const isOwnDay = laterFrom(found) <= at
  if (found.state !== 'DELETED' && (at < nextTry(found) || (found.later_at !== undefined && !isOwnDay))) return { kind: 'done' }
  if (found.paused_at !== undefined) await leaveOut(accountId, id)
  const lease = { key: occurrenceKey(accountId, id), token, ms: leaseMs }
  const claimed = await claim(lease, isOwnDay ? begunAgain(found, now) : tried(found), now)
  if (claimed) return { kind: 'held', lease: { ...lease, accountId, occurrence: v.parse(Occurrence, claimed), at } }
  const seen = await getOccurrence(accountId, id)
  return { kind: seen?.state === 'SCHEDULED' ? 'busy' : 'done' }
}

/** For recipients whose own day has come: the run begins once more in the same write, and keeps all that was made and sent. */
const begunAgain = ({ later_at: later }: Occurrence, now: Date): Change => ({
  set: { state: 'SCHEDULED', attempts: 1, 'steps.resumed': now.toISOString(), reason: null, standing: false },
  remove: ['later_at', 'held', 'held_for', 'steps.failed', 'steps.told', 'steps.closed'],
  when: '#later_at = :later AND #state <> :deleted',
  values: { later, deleted: 'DELETED' },
})

/** The run may have been moved to another time, or paused, since it was read. */
const tried = ({ generate_at: planned }: Occurrence): Change => ({
  add: { attempts: 1 },
  when: '#generate_at = :planned AND attribute_not_exists(#paused_at) AND (#state = :scheduled OR (#state = :failed AND attribute_exists(#gsi1pk)))',
  values: { planned, scheduled: 'SCHEDULED', failed: 'FAILED' },
})

/** Before this instant, in epoch milliseconds, it is not tried again. A run whose process died waits as long as one that failed: nobody was there to note its next try. */
export function nextTry({ retry, attempts, lease_until }: Occurrence): number {
  if (lease_until !== undefined) return lease_until - leaseMs + (attempts > 1 ? waitAfter(attempts) : 0)
  return retry ? Date.parse(retry.at) : 0
}

const wholeSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000) * 1000

/** Releases the run until its next try; `at` is an ISO instant, `reason` for its owner to read. */
export const retryAt = (lease: Lease, retry: { at: string; reason: string }): Promise<void> => writeRun(lease, { set: { retry }, remove: leaseFields })

/** Renews the lease when given `now`. @throws LeaseLost, also for a run that was deleted meanwhile */
export function writeRun(lease: Lease, change: Omit<Change, 'when' | 'values'>, now?: Date): Promise<void> {
  return writeLeased(lease, { ...change, when: '#state <> :deleted', values: { deleted: 'DELETED' } }, now)
}
