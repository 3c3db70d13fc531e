/** When the round of an account was last made: ROUNDS in its partition. */
import * as v from 'valibot'
import { getItem } from '../../kernel/table/get-item.ts'
import { putItem } from '../../kernel/table/put-item.ts'
import { tenantKey } from '../../kernel/table/table.ts'

const Rounds = v.object({ last_day: v.string() })
const key = (accountId: string) => ({ pk: tenantKey(accountId), sk: 'ROUNDS' })

/** ISO date on the account's clock; null before the first one. */
export async function lastRound(accountId: string): Promise<string | null> {
  const item = await getItem(key(accountId))
  return v.is(Rounds, item) ? item.last_day : null
}

export async function noteRound(accountId: string, day: string): Promise<void> {
  await putItem({ ...key(accountId), last_day: day })
}
