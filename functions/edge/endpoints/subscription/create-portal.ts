import { createPortal } from '../../../../shared/api/subscription-payment.ts'
import { customerOf, payingAccount } from '../../../domains/subscription/customer.ts'
import { asked, stripe } from '../../../domains/subscription/stripe.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** Where the card and the address of invoices are changed, on Stripe's own page. */
export const handler = handle(createPortal, async ({ actor }) => {
  const customer = await customerOf(actor, await payingAccount(actor))
  const return_url = `${process.env.ALMANAC_ORIGIN ?? ''}/settings/subscription`
  return { url: (await asked(stripe().billingPortal.sessions.create({ customer, return_url }))).url }
})
