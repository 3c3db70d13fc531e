/** What a manager finds on the button of a plan, in place of what visitors do (docs/behaviours.md#the-public-pages). */
import type { InferOutput } from 'valibot'
import type { getPlans } from '../../../shared/api/subscription.ts'
import type { BillingInterval } from '../../../shared/plan-catalogue.ts'

type Answer = InferOutput<(typeof getPlans)['response']>
export type OfferedPlan = Pick<Answer['plans'][number], 'id' | 'name' | 'active' | 'upgrade' | 'signup'>
export type OwnPlan = Pick<NonNullable<Answer['user']>['subscription'], 'plan' | 'interval' | 'state'>
export type Plans = Pick<Answer, 'plans' | 'billing' | 'user'>

/** `to`: null where there is nothing to do. `pays`: it leads to the page on which the plan is paid for. */
export type PlanButton = { readonly label: string; readonly to: string | null; readonly pays?: true }

/** Where a plan is changed: it says what a change costs and what is over the limits before it is made. */
const changes = '/settings/subscription'

export function planButton(offered: OfferedPlan, own: OwnPlan, shown: BillingInterval): PlanButton {
  if (!offered.signup) return own.plan === offered.id ? { label: 'Get a quote', to: '/contact/' } : { label: 'Request a demo', to: '/demo/' }
  if (offered.active) {
    const isShown = own.interval === null || own.interval === shown || offered.id === 'free'
    return isShown ? { label: 'Current plan', to: null } : { label: `Switch to ${shown}`, to: changes }
  }
  if (!offered.upgrade) return { label: `Downgrade to ${offered.name}`, to: changes }
  const isPaid = own.state === 'paid' || own.state === 'unpaid'
  return { label: `Upgrade to ${offered.name}`, to: changes, ...(isPaid ? {} : { pays: true }) }
}

/** The one that stands out: the next plan up. */
export function nextUp(plans: readonly OfferedPlan[]): string | null {
  return plans.find(({ upgrade, signup }) => upgrade && signup)?.id ?? null
}
