import { previewSwitch } from '../../../../shared/api/subscription-payment.ts'
import { priceOf } from '../../../../shared/plan-prices.ts'
import { payingAccount, runningPlan } from '../../../domains/subscription/customer.ts'
import { changeTo } from '../../../domains/subscription/move-to.ts'
import { asked, stripe } from '../../../domains/subscription/stripe.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** As of now; what is charged later in the day is less by that much. */
export const handler = handle(previewSwitch, async ({ actor, body: { plan, interval } }) => {
  const paid = runningPlan(await payingAccount(actor))
  const subscription_details = await changeTo(paid, plan, interval)
  const invoice = await asked(stripe().invoices.createPreview({ customer: paid.customer, subscription: paid.id, subscription_details }))
  return { due: Math.max(0, invoice.amount_due) / 100, credit: Math.max(0, -invoice.total) / 100, price: priceOf(plan, interval) ?? 0 }
})
