/** The prices of the catalogue at Stripe. One that is not there yet, or costs something else, is made, so that a card is charged what the pages say. */
import { type BillingInterval, type PlanId, planRows } from '../../../shared/plan-catalogue.ts'
import { priceOf } from '../../../shared/plan-prices.ts'
import { subscriptionMessages } from '../../../shared/subscription-messages.ts'
import { problem } from '../../kernel/request/problem.ts'
import { asked, stripe } from './stripe.ts'

const every = { monthly: 'month', yearly: 'year' } as const satisfies Record<BillingInterval, string>

/** Id of the price. @throws Problem 400 for a plan that costs nothing or is by agreement */
export async function priceFor(plan: PlanId, interval: BillingInterval): Promise<string> {
  const dollars = priceOf(plan, interval)
  if (dollars === 0) throw problem(400, subscriptionMessages.free)
  if (!dollars || !planRows[plan].signup) throw problem(400, subscriptionMessages.notSold)
  const cents = dollars * 100
  const lookup_key = `almanac_${plan}_${interval}`
  const { data } = await asked(stripe().prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 }))
  const found = data[0]
  if (found?.unit_amount === cents) return found.id
  const made = await asked(
    stripe().prices.create(
      {
        lookup_key,
        transfer_lookup_key: true,
        currency: 'usd',
        unit_amount: cents,
        recurring: { interval: every[interval] },
        product_data: { name: `Almanac ${planRows[plan].name}` },
        metadata: { plan, interval },
      },
      { idempotencyKey: `${lookup_key}_${cents}` },
    ),
  )
  return made.id
}
