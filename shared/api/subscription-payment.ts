import * as v from 'valibot'
import { Word } from '../fields.ts'
import { BillingInterval, planIds } from '../plan-catalogue.ts'
import { planMessages } from '../plan-messages.ts'
import { subscriptionMessages } from '../subscription-messages.ts'
import { endpoint } from './endpoint.ts'
import { paid } from './read-sets.ts'

/** A plan by its id or its name, as in an address or on a card. */
export const AnyPlan = v.pipe(
  Word,
  v.transform((given) => given.toLowerCase()),
  v.picklist(planIds, planMessages.unknownPlan),
)

/** `refunded`: paid, and all of it was given back. */
export const InvoiceStatus = v.picklist(['open', 'paid', 'void', 'uncollectible', 'refunded'])

const access = { session: true, account: 'manage', inPerson: true } as const
const done = v.object({ success: v.literal(true) })

/** What is chosen, under either of its names. */
const Choice = v.pipe(
  v.strictObject({
    plan_gid: v.optional(AnyPlan),
    planId: v.optional(AnyPlan),
    billing_interval: v.optional(BillingInterval),
    priceInterval: v.optional(BillingInterval),
  }),
  v.check(({ plan_gid, planId }) => plan_gid !== undefined || planId !== undefined, planMessages.unknownPlan),
  v.transform(({ plan_gid, planId, billing_interval, priceInterval }) => ({
    plan: plan_gid ?? planId ?? ('free' as const),
    interval: billing_interval ?? priceInterval ?? ('monthly' as const),
  })),
)

export const createCheckout = endpoint({
  name: 'create-checkout',
  domain: 'subscription',
  method: 'POST',
  path: '/subscription/checkout',
  summary: 'Start paying for a plan; `url` is the payment provider’s page',
  audit: { kind: 'account', to: 'begin to pay for', did: 'began to pay for', thing: 'plan' },
  changes: [],
  access,
  body: v.pipe(
    v.strictObject({
      planId: AnyPlan,
      priceInterval: v.optional(BillingInterval, 'monthly'),
      /** of the click: the same leads to the same checkout. The payment provider reads it in a header, so it is ASCII */
      referenceId: v.pipe(Word, v.regex(/^[!-~]+$/, subscriptionMessages.reference)),
      coupon: v.optional(Word),
    }),
    v.transform(({ planId: plan, priceInterval: interval, referenceId: reference, coupon }) => ({ plan, interval, reference, coupon })),
  ),
  response: v.object({ sessionId: v.string(), stripe_public_key: v.string(), url: v.string() }),
})
export const switchPlan = endpoint({
  name: 'switch-plan',
  domain: 'subscription',
  method: 'POST',
  path: '/subscription/switch',
  summary: 'Switch a paid plan to another plan or interval; the difference is charged immediately',
  audit: { kind: 'account', to: 'switch to', did: 'switched to', thing: 'plan' },
  changes: paid,
  access,
  body: Choice,
  response: done,
})
export const previewSwitch = endpoint({
  name: 'preview-switch',
  domain: 'subscription',
  method: 'POST',
  path: '/subscription/switch-preview',
  summary: 'Get the price of a change of plan or interval now, in US dollars',
  audit: 'unaudited',
  changes: [],
  access,
  body: Choice,
  /** `credit`: taken off later payments. `price`: of the whole interval from then on */
  response: v.object({ due: v.number(), credit: v.number(), price: v.number() }),
})
export const downgrade = endpoint({
  name: 'downgrade',
  domain: 'subscription',
  method: 'POST',
  path: '/subscription/downgrade',
  summary: 'Downgrade to a smaller plan; to Free at the end of the paid period',
  audit: { kind: 'account', to: 'downgrade to', did: 'downgraded to', thing: 'plan' },
  changes: paid,
  access,
  body: v.strictObject({ plan: v.optional(AnyPlan, 'Free') }),
  response: done,
})
export const createPortal = endpoint({
  name: 'create-portal',
  domain: 'subscription',
  method: 'POST',
  path: '/subscription/portal',
  summary: 'Get a link to the payment provider’s billing page',
  audit: 'unaudited',
  changes: [],
  access,
  response: v.object({ url: v.string() }),
})
export const refreshSubscription = endpoint({
  name: 'refresh-subscription',
  domain: 'subscription',
  method: 'POST',
  path: '/subscription/refresh',
  summary: 'Refresh the subscription from the payment provider',
  audit: 'unaudited',
  changes: paid,
  access: { session: true, account: 'manage' },
  response: v.object({ paid: v.boolean() }),
})
export const listInvoices = endpoint({
  name: 'list-invoices',
  domain: 'subscription',
  method: 'GET',
  path: '/subscription/invoices',
  summary: 'List the invoices of the account, newest first',
  access: { session: true, account: 'manage' },
  response: v.object({
    invoices: v.array(
      v.object({
        id: v.string(),
        number: v.nullable(v.string()),
        /** ISO instant */
        date: v.string(),
        /** US dollars */
        amount: v.number(),
        status: InvoiceStatus,
        pdf: v.nullable(v.string()),
        page: v.nullable(v.string()),
      }),
    ),
  }),
})
export const receiveStripeEvent = endpoint({
  name: 'receive-stripe-event',
  domain: 'subscription',
  method: 'POST',
  path: '/webhooks/stripe',
  summary: 'Receive a signed event from the payment provider',
  audit: 'unaudited',
  changes: [],
  access: { session: false },
  // one that is refused would be told again and again
  work: 'free',
  // the provider adds fields as it likes; nothing is taken from it but whom it is about
  body: v.looseObject({}),
  response: v.object({ received: v.literal(true) }),
})
