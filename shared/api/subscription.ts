import * as v from 'valibot'
import { BillingInterval, PlanId } from '../plan-catalogue.ts'
import { Billing } from '../plan-figures.ts'
import { countedLimits, limitIds } from '../plan-limits.ts'
import { endpoint } from './endpoint.ts'
import { AnyPlan } from './subscription-payment.ts'

const count = v.nullable(v.number())

const PlanRow = v.object({
  id: PlanId,
  name: v.string(),
  description: v.string(),
  /** whole US dollars; null: by agreement */
  price: v.object({ base_month: count, base_year: count }),
  /** what a month costs as cards say it: of a year the twelfth part, rounded up */
  price_month: count,
  price_year: count,
  benefits: v.array(v.object({ name: v.string(), description: v.nullable(v.string()), isNew: v.boolean() })),
  addons: v.array(v.object({ name: v.string(), description: v.string(), available: v.boolean(), visible: v.boolean() })),
  extras: v.record(v.string(), v.boolean()),
  /** null: no limit */
  limits: v.object(v.entriesFromList(limitIds, count)),
  /** whether the caller's account has it */
  active: v.boolean(),
  index: v.number(),
  color: v.string(),
  flag: v.nullable(v.string()),
  /** whether one can begin with it by oneself */
  signup: v.boolean(),
  /** whether it is more than the caller's account has */
  upgrade: v.boolean(),
})

const Subscription = v.object({
  /** null: no plan limits the account */
  plan: v.nullable(PlanId),
  interval: v.nullable(BillingInterval),
  /** ISO instants of a trial; null without one */
  trial_start: v.nullable(v.string()),
  trial_end: v.nullable(v.string()),
  /** ISO instant since which it is paid for, else since which the account is there */
  created: v.nullable(v.string()),
  /** paid for, not paid in time, or over; null: never paid for */
  state: v.nullable(v.picklist(['paid', 'unpaid', 'over'])),
  /** whether it ends with what is paid for */
  cancelled: v.boolean(),
  /** ISO instants; null where nothing is paid for */
  period_start: v.nullable(v.string()),
  next_billing_date: v.nullable(v.string()),
  /** US dollars of an interval */
  amount: v.number(),
  unpaid_invoices: v.boolean(),
  unpaid_since: v.nullable(v.string()),
  /** the last four digits */
  card: v.nullable(v.string()),
  /** of competitors, for each profile */
  competitors: v.number(),
  usage: v.nullable(v.object(v.entriesFromList(countedLimits, v.number()))),
})

export const getPlans = endpoint({
  name: 'get-plans',
  domain: 'subscription',
  method: 'GET',
  path: '/subscription/plans',
  summary: 'List the plans, and the plan of the caller’s account; public',
  access: { session: false, recognises: true },
  response: v.object({
    plans: v.array(PlanRow),
    billing: Billing,
    /** `isManager`: whether they may change the plan. null for visitors */
    user: v.nullable(v.object({ id: v.string(), isManager: v.boolean(), subscription: Subscription })),
    redirect: v.nullable(v.string()),
    alert: v.nullable(v.string()),
  }),
})
export const getUpgradable = endpoint({
  name: 'get-upgradable',
  domain: 'subscription',
  method: 'GET',
  path: '/subscription/upgradable',
  summary: 'Check whether a larger plan is available',
  access: { session: true },
  response: v.object({ upgradable: v.boolean() }),
})
export const checkDowngrade = endpoint({
  name: 'check-downgrade',
  domain: 'subscription',
  method: 'POST',
  path: '/subscription/downgrade-check',
  summary: 'List everything over the limits of a smaller plan',
  audit: 'unaudited',
  changes: [],
  work: 'read',
  access: { session: true, account: 'manage' },
  body: v.strictObject({ plan: v.optional(AnyPlan, 'Free') }),
  response: v.object({
    allowed: v.boolean(),
    blockers: v.array(v.object({ limit: v.picklist(countedLimits), used: v.number(), max: v.number() })),
  }),
})
export const getRemaining = endpoint({
  name: 'get-remaining',
  domain: 'subscription',
  method: 'GET',
  path: '/subscription/remaining',
  summary: 'Get what remains of a plan limit; null means unlimited',
  access: { session: true, team: 'invite' },
  query: v.strictObject({ type: v.picklist(countedLimits, `The type is one of: ${countedLimits.join(', ')}.`) }),
  response: v.object({ type: v.picklist(countedLimits), limit: count, used: v.number(), remaining: count }),
})
