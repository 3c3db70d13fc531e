/** Codes that show that emails to somebody's own address arrive. Only their hash is kept, and for each person the last one alone. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { addressCode } from '../../../../shared/suppression.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { updatedItem } from '../../../kernel/table/update-item.ts'
import type { Self } from './own-record.ts'

/** `sent`, `ends`: epoch milliseconds */
const Code = v.object({ email: v.string(), hash: v.string(), sent: v.number(), ends: v.number(), tries: v.number() })
export type Code = v.InferOutput<typeof Code>

export const codeKey = ({ accountId, userId }: Self) => ({ pk: tenantKey(accountId), sk: `EMAILCODE#${userId}` })
const hashOf = (self: Self, code: string) => createHash('sha256').update(`${self.userId} ${code}`).digest('hex')

export function readCode(self: Self): Promise<Code | null> {
  return readItem(Code, codeKey(self), { consistent: true })
}

/** A new code to an address, in place of the one before. */
export async function putCode(self: Self, email: string, now: Date): Promise<{ code: string; ends: number }> {
  const code = String(randomInt(10 ** addressCode.digits)).padStart(addressCode.digits, '0')
  const ends = now.getTime() + addressCode.minutes * 60_000
  await putItem({ ...codeKey(self), email, hash: hashOf(self, code), sent: now.getTime(), ends, tries: 0, ttl: Math.ceil(ends / 1000) })
  return { code, ends }
}

/** Takes one try. `ended`: there is none for this address any more, or all tries are used up; a number: how many are left after a wrong one. */
export async function tryCode(self: Self, email: string, code: string, now: Date): Promise<'right' | 'ended' | number> {
  const taken = await takeTry(self, email, now)
  if (!taken) return 'ended'
  if (!timingSafeEqual(Buffer.from(taken.hash), Buffer.from(hashOf(self, code)))) return addressCode.attempts - taken.tries || 'ended'
  await deleteItem(codeKey(self))
  return 'right'
}

/** Counted before it is looked at, so that tries at the same moment count as well. */
async function takeTry(self: Self, email: string, now: Date): Promise<Code | null> {
  const taken = await updatedItem(codeKey(self), {
    add: { tries: 1 },
    when: 'email = :email AND ends > :now AND tries < :most',
    values: { email, now: now.getTime(), most: addressCode.attempts },
  })
  return taken && v.parse(Code, taken)
}
