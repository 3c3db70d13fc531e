/** AI credits of an account, one item a calendar month (UTC): CREDITS#2026-11. One is taken for each summary that a model writes. */
import * as v from 'valibot'
import { readItem } from '../../../kernel/table/get-item.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'

const Credits = v.object({ used: v.number() })
/** Longer than anybody looks back. */
const keptDays = 400

const keyOf = (accountId: string, now: Date) => ({ pk: tenantKey(accountId), sk: `CREDITS#${now.toISOString().slice(0, 7)}` })

export async function creditsUsed(accountId: string, now: Date): Promise<number> {
  return (await readItem(Credits, keyOf(accountId, now)))?.used ?? 0
}

/** False when the month has none left of `most`; null: there is no limit, and it is counted all the same. */
export function takeCredit(accountId: string, most: number | null, now: Date): Promise<boolean> {
  return updateItem(keyOf(accountId, now), {
    add: { used: 1 },
    setIfMissing: { ttl: Math.floor(now.getTime() / 1000) + keptDays * 86_400 },
    when: 'attribute_not_exists(used) OR used < :most',
    values: { most: most ?? Number.MAX_SAFE_INTEGER },
  })
}
