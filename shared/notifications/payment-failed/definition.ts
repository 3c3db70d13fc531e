import * as v from 'valibot'
import { priceText } from '../../plan-prices.ts'
import { noticeOf } from '../notice.ts'

const tries = (tried: number) => (tried === 1 ? 'once' : `${tried} times`)

/** A card could not be charged; Stripe tries again, and ends the plan after the last time. */
export const paymentFailed = noticeOf({
  id: 'payment_failed',
  label: 'Payment failed',
  about: 'The card for your plan could not be charged',
  icon: 'gauge',
  tone: 'bad',
  topic: 'account',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ amount: v.pipe(v.number(), v.integer()), card: v.nullable(v.string()), tried: v.pipe(v.number(), v.integer()) }),
  strong: () => 'Payment failed',
  sentence: ({ amount, card, tried }) =>
    `Payment failed: ${priceText(amount)} could not be charged${card ? ` to the card ending in ${card}` : ''}, tried ${tries(tried)}.`,
  link: () => '/settings/subscription',
  action: 'Review the subscription',
})
