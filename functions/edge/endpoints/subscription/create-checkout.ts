import { createCheckout } from '../../../../shared/api/subscription-payment.ts'
import { subscriptionMessages } from '../../../../shared/subscription-messages.ts'
import { customerOf, payingAccount } from '../../../domains/subscription/customer.ts'
import { endCheckout, endOthers } from '../../../domains/subscription/open-checkouts.ts'
import { priceFor } from '../../../domains/subscription/prices.ts'
import { asked, publicKey, stripe } from '../../../domains/subscription/stripe.ts'
import { syncCustomer } from '../../../domains/subscription/sync.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** The same reference leads to the same checkout: a click that came twice begins nothing twice. Of several that are open the last one alone can be paid. */
export const handler = handle(createCheckout, async ({ actor, body: { plan, interval, reference, coupon }, audit }) => {
  const account = await payingAccount(actor)
  if (account.paid_plan && account.paid_plan.state !== 'over') throw problem(409, subscriptionMessages.hasOne)
  const price = await priceFor(plan, interval)
  audit.about({ name: plan })
  const customer = await customerOf(actor, account)
  const back = `${process.env.ALMANAC_ORIGIN ?? ''}/settings/subscription?checkout`
  const session = await asked(
    stripe().checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: actor.accountId,
        line_items: [{ price, quantity: 1 }],
        subscription_data: { metadata: { account_id: actor.accountId, reference } },
        success_url: `${back}=done`,
        cancel_url: `${back}=cancelled`,
        ...(coupon ? { discounts: [{ coupon }] } : {}),
      },
      { idempotencyKey: `almanac_checkout_${actor.accountId}_${reference}` },
    ),
  )
  if ((await endOthers(actor.accountId, session.id)) && (await syncCustomer(customer))?.paid.state !== 'over') {
    await endCheckout(session.id)
    throw problem(409, subscriptionMessages.hasOne)
  }
  return { sessionId: session.id, stripe_public_key: publicKey(), url: session.url ?? '' }
})
