import { type BillingInterval, firstPlan, type SignUpPlanId, signUpPlanIds } from '../../../../shared/plan-catalogue.ts'

/** The plan of an address such as /signup/Advanced/monthly; null for one that nobody can sign up for. */
export function planOf(name: string | undefined): SignUpPlanId | null {
  return name === undefined ? firstPlan.plan : (signUpPlanIds.find((id) => id === name.toLowerCase()) ?? null)
}

export function intervalOf(name: string | undefined): BillingInterval | null {
  if (name === undefined) return firstPlan.interval
  return name === 'monthly' || name === 'yearly' ? name : null
}
