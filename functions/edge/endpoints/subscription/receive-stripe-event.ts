import * as v from 'valibot'
import { receiveStripeEvent } from '../../../../shared/api/subscription-payment.ts'
import { paymentFailed } from '../../../../shared/notifications/payment-failed/definition.ts'
import { emit } from '../../../domains/notifications/emit.ts'
import { endDuplicate } from '../../../domains/subscription/end-duplicate.ts'
import { eventOf } from '../../../domains/subscription/stripe.ts'
import { type Synced, syncCustomer } from '../../../domains/subscription/sync.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { header } from '../../../kernel/request/request.ts'

const About = v.object({ customer: v.string() })
/** What may change what an account has. */
const heard: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
])

/** An event only says whom to ask about. One that fails is told again by Stripe, for three days. */
export const handler = handle(receiveStripeEvent, async ({ event, now }) => {
  const body = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? '')
  const { type, data } = eventOf(body, header(event, 'stripe-signature'))
  const about = v.safeParse(About, data.object)
  if (!heard.has(type) || !about.success) return { received: true as const }
  const synced = await syncCustomer(about.output.customer)
  if (synced?.paid.state === 'unpaid') await tellUnpaid(synced, now)
  if (synced) for (const extra of synced.duplicates) await endDuplicate({ accountId: synced.accountId, kept: synced.paid, extra }, now)
  return { received: true as const }
})

/** Once for each try to charge the card. */
async function tellUnpaid({ accountId, paid, invoice }: Synced, now: Date): Promise<void> {
  if (!invoice) return
  const data = { amount: Math.round(invoice.amount_due / 100), card: paid.card, tried: invoice.attempt_count }
  await emit(paymentFailed, { accountId, id: `${invoice.id} ${invoice.attempt_count}`, data, group: null }, now)
}
