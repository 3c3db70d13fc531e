/** The plans an account can begin with: what is in them, and which features they switch (docs/behaviours.md#plans). */
import * as v from 'valibot'
import type { FeatureId, Features } from './plans.ts'

export const planIds = ['free', 'professional', 'advanced', 'scale'] as const
export const PlanId = v.picklist(planIds)
export type PlanId = v.InferOutput<typeof PlanId>

export const BillingInterval = v.picklist(['monthly', 'yearly'])
export type BillingInterval = v.InferOutput<typeof BillingInterval>

type Plan = {
  readonly name: string
  /** how many an account may have; null where the catalogue says none */
  readonly profiles: number | null
  readonly users: number | null
  /** switched on over the defaults (shared/plans.ts) */
  readonly features: readonly FeatureId[]
}

const ofAdvanced = ['facebook_ads', 'ads', 'inbox_activity', 'link_shortener', 'white_label', 'workflow'] as const

export const plans = {
  free: { name: 'Free', profiles: null, users: null, features: [] },
  professional: { name: 'Professional', profiles: 15, users: 3, features: [] },
  advanced: { name: 'Advanced', profiles: 30, users: 6, features: ofAdvanced },
  scale: { name: 'Scale', profiles: 80, users: 10, features: [...ofAdvanced, 'sentiment', 'industry_benchmark'] },
} as const satisfies Record<PlanId, Plan>

/** Who names no plan begins with this one. */
export const firstPlan = { plan: 'advanced', interval: 'monthly' } as const satisfies { plan: PlanId; interval: BillingInterval }

/** What a plan switches on; nothing for accounts that were there before plans were kept. */
export function planFeatures(plan: PlanId | undefined): Partial<Features> {
  return Object.fromEntries((plan ? plans[plan].features : []).map((feature) => [feature, true]))
}
