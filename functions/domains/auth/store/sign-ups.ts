/** Sign-ups that wait for their address to be confirmed; nothing else is kept of a stranger, and that for a week. */
import * as v from 'valibot'
import { BillingInterval, SignUpPlanId } from '../../../../shared/plan-catalogue.ts'
import { isToken, newToken, tokenHash } from '../../../kernel/link-token.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { updateOf, type Write } from '../../../kernel/table/writes.ts'

/** How long the link of the email works, in seconds. */
export const confirmSeconds = 24 * 60 * 60
/** For so long a link is told from one that never was. */
const remembered = 7 * 24 * 60 * 60

const Waiting = v.object({
  email: v.string(),
  name: v.string(),
  company: v.string(),
  plan: SignUpPlanId,
  interval: BillingInterval,
  timezone: v.string(),
  /** a PHC string; gone with the link's use */
  passwordHash: v.optional(v.string()),
  /** of the token that the browser holds which signed up */
  browserHash: v.string(),
  /** epoch seconds */
  ends: v.number(),
})
export type Waiting = v.InferOutput<typeof Waiting>

const key = (token: string) => ({ pk: `SIGNUP#${tokenHash(token)}`, sk: 'SIGNUP' })
const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Returns the token of its link. */
export async function putWaiting(given: Omit<Waiting, 'ends'>, now: Date): Promise<string> {
  const token = newToken()
  const ends = seconds(now) + confirmSeconds
  await putItem({ ...key(token), ...given, ends, ttl: ends + remembered })
  return token
}

/** What a link stands for now: one that nobody was sent, that has been used, whose time is over, or one that works. */
export async function findWaiting(token: string, now: Date): Promise<'unknown' | 'used' | 'ended' | (Waiting & { passwordHash: string })> {
  if (!isToken(token)) return 'unknown'
  const found = await readItem(Waiting, key(token), { consistent: true })
  if (!found) return 'unknown'
  const { passwordHash, ...waiting } = found
  if (!passwordHash) return 'used'
  return waiting.ends > seconds(now) ? { ...waiting, passwordHash } : 'ended'
}

/** The write that uses a link up, once: only its end and its address stay. */
export function useUp(token: string): Write {
  return updateOf(key(token), { remove: ['passwordHash'], when: 'attribute_exists(passwordHash)' })
}
