/**
 * Emails that are gathered into one. What waits for a digest is written beside it in one transaction, under the condition that nobody has begun to send it: so a
 * digest has it, or the next one does, and never both or neither. The digest is a dispatch like any other.
 */

import * as v from 'valibot'
import { dueFields } from '../../../kernel/jobs/due.ts'
import { writeLeased } from '../../../kernel/jobs/lease.ts'
import { readAll } from '../../../kernel/table/query.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'
import { putOf, updateOf } from '../../../kernel/table/writes.ts'
import type { Dispatch } from '../dispatches/records.ts'
import { alertId, dispatchKey, gatheredKey, type Person, ttlOf } from '../keys.ts'
import { dispatchDue, leaseOf } from './dispatches.ts'

/** In place of a type of event. */
export const digestType = 'digest'

const Gathered = v.object({ type: v.string(), eventId: v.string() })

/** Into the digest of that instant. False when somebody has begun to send that one. @throws LeaseLost */
export async function gather(claimed: Dispatch, at: Date): Promise<boolean> {
  const { accountId, userId, channel, id, type, eventId } = claimed
  const person: Person = { accountId, userId }
  const eventOf = at.toISOString()
  const digestId = alertId(at.getTime(), digestType, `${userId} ${eventOf}`)
  const digest = { ...person, channel, id: digestId, type: digestType, eventId: eventOf, at: at.getTime() } as const
  const first = { ...digest, tries: 0, ...dispatchDue(at, digest), state: 'waiting', ttl: ttlOf(at.getTime()) }
  const written = await writeAll([
    updateOf(dispatchKey(person, channel, id), {
      set: { state: 'gathered' },
      remove: [...dueFields, 'token'],
      when: '#token = :mine',
      values: { mine: claimed.token ?? '' },
    }),
    putOf({ ...gatheredKey(person, digestId, id), ...person, type, eventId, ttl: ttlOf(at.getTime()) }),
    updateOf(dispatchKey(person, channel, digestId), {
      setIfMissing: first,
      when: 'attribute_not_exists(pk) OR (#state = :waiting AND attribute_not_exists(#token))',
      values: { waiting: first.state },
    }),
  ])
  if (written) return true
  // the digest was begun, unless this lease was lost
  await writeLeased(leaseOf(claimed), { set: { token: claimed.token } })
  return false
}

/** The events that a digest has, the oldest first. */
export function gatheredIn({ accountId, userId, id }: Dispatch): Promise<v.InferOutput<typeof Gathered>[]> {
  const { pk, sk: prefix } = gatheredKey({ accountId, userId }, id, '')
  return readAll(Gathered, { pk, prefix, consistent: true })
}
