import * as v from 'valibot'
import { noticeOf } from '../notice.ts'

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })

const cardNamed = (card: string | null) => (card ? `the card ending in ${card}` : 'your card')

/** A plan was paid for while another one was running already: the later one is ended, and its payment goes back. */
export const paymentRefunded = noticeOf({
  id: 'payment_refunded',
  label: 'Payment refunded',
  about: 'Duplicate payment refunded',
  icon: 'gauge',
  tone: 'warn',
  topic: 'account',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['EMAIL', 'ALERT'],
  audience: ['OWNER', 'MANAGER'],
  section: null,
  from: 'almanac',
  /** `amount`: US cents. `plan`, `has`: names, of the plan that ends and of the one that goes on */
  data: v.strictObject({ amount: v.pipe(v.number(), v.integer()), plan: v.string(), has: v.string(), card: v.nullable(v.string()) }),
  strong: () => 'Paid twice',
  sentence: ({ amount, plan, has, card }) =>
    `Paid twice: ${has} was paid for already. The second payment, ${dollars.format(amount / 100)} for ${plan}, goes back to ${cardNamed(card)}, and nothing more is charged for it.`,
  link: () => '/settings/subscription',
  action: 'Review the subscription',
})
