/** A subscription of Stripe as the account keeps it. */
import type Stripe from 'stripe'
import * as v from 'valibot'
import { BillingInterval, PlanId } from '../../../shared/plan-catalogue.ts'
import type { PaidPlan } from '../../kernel/accounts/records.ts'

const Sold = v.object({ plan: PlanId, interval: BillingInterval })
const over: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired']
const notYet: readonly Stripe.Subscription.Status[] = ['incomplete']
const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

const rank = ({ status }: Stripe.Subscription) => (over.includes(status) ? 1 : 0)

/**
 * Those that a checkout began while another one was running. The one that began first goes on; of two that began in the same second that of the smaller id, so
 * that everybody who reads decides the same.
 */
export function duplicatesOf(all: readonly Stripe.Subscription[]): Stripe.Subscription[] {
  const running = all.filter((one) => rank(one) === 0 && !notYet.includes(one.status))
  const [, ...later] = running.sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
  return later.filter(({ metadata }) => metadata.reference !== undefined)
}

/** The one that counts of all that a customer ever had: one that runs before one that has ended, then the newest. A first payment that was not made begins none. */
export function chosenOf(all: readonly Stripe.Subscription[]): Stripe.Subscription | null {
  const begun = all.filter(({ status }) => !notYet.includes(status))
  return begun.sort((a, b) => rank(a) - rank(b) || b.created - a.created)[0] ?? null
}

/** @throws ValiError for a price that was not made of the catalogue (prices.ts) */
export function paidPlanOf(subscription: Stripe.Subscription): PaidPlan | null {
  const { id, status, items, customer, cancel_at_period_end, created, latest_invoice } = subscription
  const item = items.data[0]
  if (!item) return null
  const { plan, interval } = v.parse(Sold, item.price.metadata)
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null
  const isUnpaid = status === 'past_due' || status === 'unpaid'
  return {
    id,
    item: item.id,
    customer: typeof customer === 'string' ? customer : customer.id,
    plan,
    interval,
    state: over.includes(status) ? 'over' : isUnpaid ? 'unpaid' : 'paid',
    amount: item.price.unit_amount ?? 0,
    period_start: iso(item.current_period_start),
    period_end: iso(item.current_period_end),
    cancels: cancel_at_period_end,
    created: iso(created),
    unpaid_since: isUnpaid && invoice ? iso(invoice.created) : null,
    card: cardOf(subscription.default_payment_method),
  }
}

function cardOf(method: Stripe.Subscription['default_payment_method']): string | null {
  return method !== null && typeof method === 'object' ? (method.card?.last4 ?? null) : null
}
