/** Email addresses that wait to be confirmed. */
import * as v from 'valibot'
import { loginKey } from '../../../kernel/accounts/credentials.ts'
import { refound, userFound } from '../../../kernel/accounts/directory.ts'
import { userKey } from '../../../kernel/accounts/keys.ts'
import { getUser } from '../../../kernel/accounts/store.ts'
import { isToken, newToken, tokenHash } from '../../../kernel/link-token.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { ifNew } from '../../../kernel/table/expressions.ts'
import { getItem, readItem } from '../../../kernel/table/get-item.ts'
import { type Key, tenantKey } from '../../../kernel/table/table.ts'
import { firstFailing, writeAll } from '../../../kernel/table/write-all.ts'
import { deleteOf, putOf, updateOf } from '../../../kernel/table/writes.ts'
import type { Self } from './own-record.ts'

/** How long the link to a new address works, in seconds. */
export const changeSeconds = 24 * 60 * 60
/** For so long a link is told from one that never was. */
const remembered = 7 * 24 * 60 * 60

const Change = v.object({
  accountId: v.string(),
  userId: v.string(),
  from: v.string(),
  to: v.string(),
  asked: v.string(),
  used: v.optional(v.boolean(), false),
})
export type Change = v.InferOutput<typeof Change>

const Waiting = v.object({ to: v.string(), hash: v.string(), ends: v.number() })

/** Whatever else it has goes along. */
const Login = v.looseObject({ passwordHash: v.optional(v.string(), '') })

const linkKey = (hash: string) => ({ pk: `EMAILCHANGE#${hash}`, sk: 'EMAILCHANGE' })
const waitingKey = ({ accountId, userId }: Self) => ({ pk: tenantKey(accountId), sk: `EMAILCHANGE#${userId}` })
const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Returns the token of the link. A change that waits is over with the next one. */
export async function putChange(self: Self, from: string, to: string, now: Date): Promise<string> {
  const token = newToken()
  const hash = tokenHash(token)
  const ends = seconds(now) + changeSeconds
  const link = { ...linkKey(hash), ...self, from, to, asked: now.toISOString(), ttl: ends + remembered }
  const waiting = { ...waitingKey(self), to, hash, ends, ttl: ends }
  await writeAll([putOf(link), putOf(waiting)])
  return token
}

const readWaiting = (self: Self) => readItem(Waiting, waitingKey(self), { consistent: true })

/** The address that waits to be confirmed. */
export async function waitingEmail(self: Self, now: Date): Promise<string | null> {
  const waiting = await readWaiting(self)
  return waiting && waiting.ends > seconds(now) ? waiting.to : null
}

/** Takes back what was asked for; its link stops working. */
export async function dropChange(self: Self): Promise<void> {
  await deleteItem(waitingKey(self))
}

/** What is kept of a change that waits: its link, and what shows it. */
export async function traceOfChange(self: Self): Promise<Key[]> {
  const waiting = await readWaiting(self)
  return [...(waiting ? [linkKey(waiting.hash)] : []), waitingKey(self)]
}

/** Returns the change of a link, or why there is none. A link that a later one replaced is used. */
export async function findChange(token: string, now: Date): Promise<'unknown' | 'used' | 'ended' | Change> {
  if (!isToken(token)) return 'unknown'
  const change = await readItem(Change, linkKey(tokenHash(token)), { consistent: true })
  if (!change) return 'unknown'
  if (change.used) return 'used'
  if (seconds(now) >= Math.floor(Date.parse(change.asked) / 1000) + changeSeconds) return 'ended'
  const waiting = await readWaiting(change)
  return waiting?.hash === tokenHash(token) ? change : 'used'
}

/**
 * Moves the sign-in to the new address with its password, all or nothing. `taken`: the address is somebody else's by now; `used`: the link
 * was used, or the address was changed, meanwhile.
 */
export async function useChange(token: string, { from, to, ...self }: Change): Promise<'done' | 'taken' | 'used'> {
  const login = v.parse(Login, (await getItem(loginKey(from), { consistent: true })) ?? {})
  const hash = tokenHash(token)
  const user = await getUser(self.accountId, self.userId)
  const moved = user ? refound(userFound(self.accountId, user), userFound(self.accountId, { ...user, email: to })) : []
  const failing = await firstFailing([
    // first: a link that was used is not `taken`, whoever has the address
    updateOf(linkKey(hash), { set: { used: true }, when: 'attribute_not_exists(used)' }),
    putOf({ ...login, ...loginKey(to), accountId: self.accountId, userId: self.userId }, ifNew),
    deleteOf(loginKey(from), {
      when: 'accountId = :account AND userId = :user AND passwordHash = :hash',
      values: { account: self.accountId, user: self.userId, hash: login.passwordHash },
    }),
    updateOf(userKey(self.accountId, self.userId), { set: { email: to }, when: 'email = :from', values: { from } }),
    deleteOf(waitingKey(self), { when: '#hash = :hash', values: { hash } }),
    ...moved,
  ])
  if (failing === null) return 'done'
  return failing === 1 ? 'taken' : 'used'
}
