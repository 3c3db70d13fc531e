/** Account deletions that can still be stopped: a field of the account. KEEP#<hash> leads from the link that stops one to its account. */

import * as v from 'valibot'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { accountKey } from '../../../kernel/accounts/keys.ts'
import { queueKey, willGo } from '../../../kernel/accounts/leavers.ts'
import type { AccountRecord } from '../../../kernel/accounts/records.ts'
import { isToken, newToken, tokenHash } from '../../../kernel/link-token.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'
import { deleteOf, putOf, updateOf } from '../../../kernel/table/writes.ts'

/** How long it can be stopped, in milliseconds. */
export const stoppableMs = dayMs
const remembered = 7 * 24 * 60 * 60

const linkKey = (hash: string) => ({ pk: `KEEP#${hash}`, sk: 'KEEP' })

/** Null when it was asked for already. `token` is in nothing but the email. */
export async function askDeletion(accountId: string, byUser: string, now: Date): Promise<{ token: string; ends_at: string } | null> {
  const token = newToken()
  const token_hash = tokenHash(token)
  const ends_at = new Date(now.getTime() + stoppableMs).toISOString()
  const leaving = { asked_at: now.toISOString(), ends_at, by_user: byUser, token_hash }
  const asked = await writeAll([
    updateOf(accountKey(accountId), { set: { leaving }, when: 'attribute_exists(pk) AND attribute_not_exists(leaving)' }),
    willGo(ends_at, { kind: 'account', accountId }, now),
    putOf({ ...linkKey(token_hash), accountId, ttl: Math.floor(Date.parse(ends_at) / 1000) + remembered }),
  ])
  return asked ? { token, ends_at } : null
}

/** Takes a deletion back; false when it was taken back, or has begun, meanwhile. */
export function stopDeletion({ id, leaving }: AccountRecord): Promise<boolean> {
  if (!leaving) return Promise.resolve(false)
  return writeAll([
    updateOf(accountKey(id), {
      remove: ['leaving'],
      when: 'leaving.asked_at = :asked AND attribute_not_exists(closed_at)',
      values: { asked: leaving.asked_at },
    }),
    deleteOf(queueKey(leaving.ends_at, { kind: 'account', accountId: id })),
  ])
}

const Link = v.object({ accountId: v.string() })

/** The account that the link of an email would keep; null for a link that is none. */
export async function accountOfLink(token: string): Promise<{ accountId: string; hash: string } | null> {
  if (!isToken(token)) return null
  const hash = tokenHash(token)
  const link = await readItem(Link, linkKey(hash), { consistent: true })
  return link && { ...link, hash }
}

/** Locks everybody out. Returns false when the deletion was stopped before, or the account is closed or gone already. */
export function closeAccount(accountId: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  return updateItem(accountKey(accountId), {
    set: { closed_at: at },
    when: 'leaving.ends_at <= :now AND attribute_not_exists(closed_at)',
    values: { now: at },
  })
}
