/**
 * Takes what Stripe says now into the account. Whatever told us of a change, nothing is taken from what was told: the subscription is read anew, so an event
 * that comes twice, late or before another changes nothing for the worse. Of two readings the later one stays.
 */
import type Stripe from 'stripe'
import type { PaidPlan } from '../../kernel/accounts/records.ts'
import { chosenOf, duplicatesOf, paidPlanOf } from './standing-of.ts'
import { keepPaidPlan } from './store/account.ts'
import { asked, stripe } from './stripe.ts'

export type Synced = {
  readonly accountId: string
  readonly paid: PaidPlan
  readonly invoice: Stripe.Invoice | null
  /** what was paid for beside it, and is to end (end-duplicate.ts) */
  readonly duplicates: readonly Stripe.Subscription[]
}

/** Null: the customer has no subscription that ever began, or is none of ours. */
export async function syncCustomer(customer: string): Promise<Synced | null> {
  const read_at = new Date().toISOString()
  const { data } = await asked(
    stripe().subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.default_payment_method', 'data.latest_invoice'] }),
  )
  const duplicates = duplicatesOf(data)
  const chosen = chosenOf(data.filter((one) => !duplicates.includes(one)))
  const accountId = chosen?.metadata.account_id
  const paid = chosen && paidPlanOf(chosen)
  if (!accountId || !paid) return null
  await keepPaidPlan(accountId, paid, read_at)
  const { latest_invoice } = chosen
  return { accountId, paid, invoice: typeof latest_invoice === 'object' ? latest_invoice : null, duplicates }
}
