/** Ends a plan that was paid for while another one was running already, and gives the payment back. */
import type Stripe from 'stripe'
import { paymentRefunded } from '../../../shared/notifications/payment-refunded/definition.ts'
import { planRows } from '../../../shared/plan-catalogue.ts'
import type { PaidPlan } from '../../kernel/accounts/records.ts'
import { emit } from '../notifications/emit.ts'
import { cancelAtOnce } from './cancel-at-once.ts'
import { paidPlanOf } from './standing-of.ts'
import { asked, stripe } from './stripe.ts'

type Duplicate = { accountId: string; kept: PaidPlan; extra: Stripe.Subscription }

/**
 * It is ended last: as long as it runs, each reading finds it again, so nothing is left out when a step fails. A payment that is still on its way is waited for;
 * its own event comes. Safe to repeat, and to do twice at once.
 */
export async function endDuplicate({ accountId, kept, extra }: Duplicate, now: Date): Promise<void> {
  const { latest_invoice: invoice } = extra
  if (invoice === null || typeof invoice !== 'object' || invoice.status !== 'paid') return
  if (invoice.total > 0) {
    await giveBack(invoice)
    const { plan, card } = paidPlanOf(extra) ?? kept
    const data = { amount: invoice.total, plan: planRows[plan].name, has: planRows[kept.plan].name, card }
    await emit(paymentRefunded, { accountId, id: invoice.id, data, group: null }, now)
  }
  await cancelAtOnce(extra.id)
}

/** What was taken from the card goes back to it, and what was left over from before is left over again. */
async function giveBack({ id, total, amount_paid, post_payment_credit_notes_amount: given }: Stripe.Invoice): Promise<void> {
  if (given > 0) return
  const parts = { ...(amount_paid > 0 ? { refund_amount: amount_paid } : {}), ...(total > amount_paid ? { credit_amount: total - amount_paid } : {}) }
  await asked(stripe().creditNotes.create({ invoice: id, amount: total, reason: 'duplicate', ...parts }, { idempotencyKey: `almanac_duplicate_${id}` }))
}
