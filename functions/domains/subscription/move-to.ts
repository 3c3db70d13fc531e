import type { BillingInterval, PlanId } from '../../../shared/plan-catalogue.ts'
import { subscriptionMessages } from '../../../shared/subscription-messages.ts'
import type { PaidPlan } from '../../kernel/accounts/records.ts'
import { problem } from '../../kernel/request/problem.ts'
import { priceFor } from './prices.ts'
import { asked, stripe } from './stripe.ts'
import { syncCustomer } from './sync.ts'

/** The change as Stripe takes it, for the change itself and to see beforehand what it costs. @throws Problem 409 for what the account has */
export async function changeTo({ plan: has, interval: pays, item, cancels }: PaidPlan, plan: PlanId, interval: BillingInterval) {
  if (plan === has && interval === pays && !cancels) throw problem(409, subscriptionMessages.samePlan)
  return { items: [{ id: item, price: await priceFor(plan, interval) }], proration_behavior: 'always_invoice' as const }
}

/** A plan that was to end goes on. @throws Problem 402 for a declined card, and then nothing has changed */
export async function moveTo(paid: PaidPlan, plan: PlanId, interval: BillingInterval): Promise<void> {
  const change = await changeTo(paid, plan, interval)
  await asked(stripe().subscriptions.update(paid.id, { ...change, cancel_at_period_end: false, payment_behavior: 'error_if_incomplete' }))
  await syncCustomer(paid.customer)
}
