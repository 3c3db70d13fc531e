import { checkDowngrade } from '../../../../shared/api/subscription.ts'
import { planRows } from '../../../../shared/plan-catalogue.ts'
import { blockersOf, usageOf } from '../../../domains/subscription/usage.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(checkDowngrade, async ({ actor, body: { plan }, now }) => {
  const blockers = blockersOf(await usageOf(actor.accountId, now), planRows[plan].limits)
  return { allowed: blockers.length === 0, blockers }
})
