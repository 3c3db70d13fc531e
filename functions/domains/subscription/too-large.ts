import type { PlanId } from '../../../shared/plan-catalogue.ts'
import { planRows } from '../../../shared/plan-catalogue.ts'
import { subscriptionMessages } from '../../../shared/subscription-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { problem } from '../../kernel/request/problem.ts'
import { blockersOf, usageOf } from './usage.ts'

/** Who asks for a smaller plan makes room first. @throws Problem 409 */
export async function refuseTooLarge({ accountId }: Actor, plan: PlanId, now: Date): Promise<void> {
  if (blockersOf(await usageOf(accountId, now), planRows[plan].limits).length > 0) throw problem(409, subscriptionMessages.tooLarge)
}
