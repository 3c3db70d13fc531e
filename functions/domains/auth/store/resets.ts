/** Links that set a new password: an hour each, once, and none of before the last change. */
import * as v from 'valibot'
import { setPassword } from '../../../kernel/accounts/end-sessions.ts'
import { getUser } from '../../../kernel/accounts/store.ts'
import { isToken, newToken, tokenHash } from '../../../kernel/link-token.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { updateOf } from '../../../kernel/table/writes.ts'

/** How long a link works, in seconds. */
export const resetSeconds = 60 * 60
/** For so long a link is told from one that never was. */
const remembered = 7 * 24 * 60 * 60

/** `asked`: ISO instant. `used`: it has set a password. */
const Reset = v.object({ accountId: v.string(), userId: v.string(), email: v.string(), asked: v.string(), used: v.optional(v.boolean(), false) })
type Reset = v.InferOutput<typeof Reset>

const key = (token: string) => ({ pk: `RESET#${tokenHash(token)}`, sk: 'RESET' })

/** Returns the token of its link. `person` is null for an address that nobody has: the same is written, and never found. */
export async function putReset(person: { accountId: string; userId: string } | null, email: string, now: Date): Promise<string> {
  const token = newToken()
  const ttl = Math.floor(now.getTime() / 1000) + remembered
  await putItem({ ...key(token), accountId: '', userId: '', ...person, email, asked: now.toISOString(), ttl })
  return token
}

/** What a link stands for now. A link of before the password was last changed by one counts as used. */
export async function findReset(token: string, now: Date): Promise<'unknown' | 'used' | 'ended' | (Reset & { name: string })> {
  if (!isToken(token)) return 'unknown'
  const reset = await readItem(Reset, key(token), { consistent: true })
  const user = reset && (await getUser(reset.accountId, reset.userId))
  if (!reset || user?.email !== reset.email) return 'unknown'
  if (reset.used || (user.sessions_since && reset.asked < user.sessions_since)) return 'used'
  return now.getTime() < Date.parse(reset.asked) + resetSeconds * 1000 ? { ...reset, name: user.name } : 'ended'
}

/** Sets the password, ends every session of before and uses the link up, all or nothing; false when the link was used meanwhile. */
export async function useReset(token: string, person: Reset, passwordHash: string): Promise<boolean> {
  const together = updateOf(key(token), { set: { used: true }, when: 'attribute_exists(pk) AND attribute_not_exists(used)' })
  return (await setPassword(person, passwordHash, { together })) !== null
}
