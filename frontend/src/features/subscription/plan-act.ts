/** What can be done with each plan, and what its button says. */
import { dayMs } from '../../../../shared/dates/durations.ts'
import { type BillingInterval, type PlanId, planIds, planRows } from '../../../../shared/plan-catalogue.ts'
import type { Subscription } from './use-subscription.ts'

export type PlanAct = { readonly does: 'nothing' | 'pay' | 'switch' | 'downgrade' | 'ask'; readonly label: string }

const adverb = { monthly: 'monthly', yearly: 'yearly' } as const satisfies Record<BillingInterval, string>

const activeAfterMs = 10 * dayMs

/** Who has paid for longer than ten days. */
export function isActiveSubscriber({ created, amount }: Pick<Subscription, 'created' | 'amount'>, now: Date): boolean {
  return created !== null && amount > 0 && now.getTime() - Date.parse(created) > activeAfterMs
}

/** With a plan that is paid for, one switches; without, one pays first. */
export function planActOf(plan: PlanId, interval: BillingInterval, { plan: own, interval: pays, state, cancelled }: Subscription): PlanAct {
  const { name, signup } = planRows[plan]
  const isPaid = state === 'paid' || state === 'unpaid'
  if (!signup && plan !== own) return { does: 'ask', label: 'Request a demo' }
  if (plan === own && plan === 'free') return { does: 'nothing', label: 'Current plan' }
  if (plan === own && !isPaid) return { does: 'pay', label: `Subscribe to ${name}` }
  if (plan === own && cancelled) return { does: 'switch', label: `Keep ${name}` }
  if (plan === own && interval === pays) return { does: 'nothing', label: 'Current plan' }
  if (plan === own) return { does: 'switch', label: `Switch to ${adverb[interval]}` }
  if (own !== null && planIds.indexOf(plan) < planIds.indexOf(own)) return { does: 'downgrade', label: `Downgrade to ${name}` }
  return { does: isPaid ? 'switch' : 'pay', label: own === null ? `Choose ${name}` : `Upgrade to ${name}` }
}
