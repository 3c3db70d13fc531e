/** What each plan holds and switches on: the part of the catalogue that every request needs. Prices and words stand in plan-catalogue.ts. */
import * as v from 'valibot'
import type { HeldLimits } from './plan-limits.ts'
import type { FeatureId, Features } from './plans.ts'

export const planIds = ['free', 'professional', 'advanced', 'scale', 'enterprise'] as const
export const PlanId = v.picklist(planIds)
export type PlanId = v.InferOutput<typeof PlanId>

/** none: nothing is charged, and an account has every feature that was not switched off for it. stripe: plans are paid through Stripe. */
export const Billing = v.picklist(['none', 'stripe'])
export type Billing = v.InferOutput<typeof Billing>

export const BillingInterval = v.picklist(['monthly', 'yearly'])
export type BillingInterval = v.InferOutput<typeof BillingInterval>

type PlanFigures = {
  readonly limits: HeldLimits
  /** switched on over the defaults (shared/plans.ts) */
  readonly features: readonly FeatureId[]
}

const ofAdvanced = ['facebook_ads', 'ads', 'inbox_activity', 'link_shortener', 'white_label', 'workflow'] as const satisfies readonly FeatureId[]
const ofScale = [...ofAdvanced, 'sentiment', 'industry_benchmark'] as const satisfies readonly FeatureId[]

export const planFigures = {
  free: {
    limits: { profiles: 3, users: 1, groups: 3, competitors: 5, ai_credits: 100 },
    features: [],
  },
  professional: {
    limits: { profiles: 15, users: 3, groups: 15, competitors: 5, ai_credits: 2500 },
    features: [],
  },
  advanced: {
    limits: { profiles: 30, users: 6, groups: 30, competitors: 5, ai_credits: 10_000 },
    features: ofAdvanced,
  },
  scale: {
    limits: { profiles: 80, users: 10, groups: 80, competitors: 5, ai_credits: null },
    features: ofScale,
  },
  enterprise: {
    limits: { profiles: null, users: null, groups: null, competitors: null, ai_credits: null },
    features: ofScale,
  },
} as const satisfies Record<PlanId, PlanFigures>

/** What a plan switches on; nothing for accounts that were there before plans were kept. */
export function planFeatures(plan: PlanId | undefined): Partial<Features> {
  return Object.fromEntries((plan ? planFigures[plan].features : []).map((feature) => [feature, true]))
}
