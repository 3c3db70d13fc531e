import { getRemaining } from '../../../../shared/api/subscription.ts'
import { usageOf } from '../../../domains/subscription/usage.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getRemaining, async ({ actor: { accountId, limits }, query: { type }, now }) => {
  const used = (await usageOf(accountId, now))[type]
  const limit = limits[type]
  return { type, limit, used, remaining: limit === null ? null : Math.max(0, limit - used) }
})
