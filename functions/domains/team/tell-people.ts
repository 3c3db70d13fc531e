/** Whoever manages the account is told, once for each plan, that it has room for few people more. */

import { planLimitNear } from '../../../shared/notifications/plan-limit-near/definition.ts'
import { limitsNow } from '../../kernel/accounts/standing.ts'
import type { AccountRecord } from '../../kernel/accounts/store.ts'
import { emitAfter } from '../notifications/emit.ts'
import { isNear } from '../notifications/plan-room.ts'

export async function tellNearlyFull(accountId: string, account: AccountRecord | null, used: number, now: Date): Promise<void> {
  const most = account && limitsNow(account, now).users
  if (isNear(used, most)) await emitAfter(planLimitNear, { accountId, id: `people ${most}`, data: { of: 'people', used, most }, group: null }, now)
}
