/**
 * The plans: what each costs, holds and switches on. The only place with these figures; pages, gates, limits and messages read them here
 * (docs/behaviours.md#plans). Prices stand in plan-prices.ts, limits in plan-limits.ts, the table of all of them in plan-comparison.ts.
 */
import * as v from 'valibot'
import type { Limits } from './plan-limits.ts'
import type { FeatureId, Features } from './plans.ts'

export const planIds = ['free', 'professional', 'advanced', 'scale', 'enterprise'] as const
export const PlanId = v.picklist(planIds)
export type PlanId = v.InferOutput<typeof PlanId>

export const BillingInterval = v.picklist(['monthly', 'yearly'])
export type BillingInterval = v.InferOutput<typeof BillingInterval>

/** Days that a paid plan can be tried, without a card. */
export const trialDays = 14

/** What a plan has that no feature switches. */
export const extraIds = ['integrations', 'country_targeting', 'sso', 'dedicated_manager', 'more_profiles'] as const
export type ExtraId = (typeof extraIds)[number]

export type Benefit = { readonly name: string; readonly isNew: boolean }

export type Plan = {
  readonly name: string
  /** whom it is for */
  readonly description: string
  /** of the colours of charts: `c1` to `c4`, or the grey one */
  readonly color: 'c1' | 'c2' | 'c3' | 'c4' | 'c-other'
  /** said above its card */
  readonly flag: string | null
  /** whole US dollars; null: by agreement */
  readonly price_month: number | null
  readonly price_year: number | null
  readonly limits: Limits
  /** switched on over the defaults (shared/plans.ts) */
  readonly features: readonly FeatureId[]
  readonly extras: readonly ExtraId[]
  /** active ads of a profile whose comments are monitored; null: none */
  readonly adsPerProfile: number | null
  readonly reviewSites: readonly string[]
  /** what it adds to the plan before it, as its card says it */
  readonly benefits: readonly Benefit[]
  /** whether one can begin with it by oneself */
  readonly signup: boolean
}

const ofAdvanced = ['facebook_ads', 'ads', 'inbox_activity', 'link_shortener', 'white_label', 'workflow'] as const satisfies readonly FeatureId[]
const ofScale = [...ofAdvanced, 'sentiment', 'industry_benchmark'] as const satisfies readonly FeatureId[]
const extrasOfAdvanced = ['integrations', 'country_targeting'] as const satisfies readonly ExtraId[]

const firstSites = ['Facebook', 'Google'] as const
const moreSites = ['Yelp', 'Tripadvisor', 'OpenTable', 'Trustpilot', 'App Store', 'Google Play'] as const
const allSites = [...firstSites, ...moreSites] as const
const monitoredAds = 600

const benefit = (name: string): Benefit => ({ name, isNew: false })

export const plans = {
  free: {
    name: 'Free',
    description: 'A more limited version, for seeing your own figures with their proof',
    color: 'c-other',
    flag: null,
    price_month: 0,
    price_year: 0,
    limits: { profiles: 3, users: 1, groups: 3, competitors: 5, ai_credits: 100, dm_contacts: 500, ideas: 50, shared_calendars: 1 },
    features: [],
    extras: [],
    adsPerProfile: null,
    reviewSites: firstSites,
    benefits: [benefit('Schedules and shared links'), benefit('PDF and CSV')],
    signup: true,
  },
  professional: {
    name: 'Professional',
    description: 'One team and its own profiles',
    color: 'c4',
    flag: null,
    price_month: 79,
    price_year: 758,
    limits: { profiles: 15, users: 3, groups: 15, competitors: 5, ai_credits: 2500, dm_contacts: 10_000, ideas: 1000, shared_calendars: 3 },
    features: [],
    extras: [],
    adsPerProfile: monitoredAds,
    reviewSites: firstSites,
    benefits: [
      benefit('Schedules, PDF and CSV'),
      benefit('Report builder and templates'),
      benefit(`Reviews from ${firstSites.join(' and ')}`),
      benefit(`Ad comments, ${monitoredAds} active ads a profile`),
    ],
    signup: true,
  },
  advanced: {
    name: 'Advanced',
    description: 'Agencies that report under their own name',
    color: 'c1',
    flag: 'MOST POPULAR',
    price_month: 149,
    price_year: 1430,
    limits: { profiles: 30, users: 6, groups: 30, competitors: 5, ai_credits: 10_000, dm_contacts: 25_000, ideas: 2000, shared_calendars: 10 },
    features: ofAdvanced,
    extras: extrasOfAdvanced,
    adsPerProfile: monitoredAds,
    reviewSites: allSites,
    benefits: [
      benefit('Paid, Facebook Ads and inbox reports'),
      { name: 'White label and custom domain', isNew: true },
      benefit('Multi-stage approvals'),
      benefit('Integrations, link shortener'),
      benefit('Country targeting'),
      benefit(`${moreSites.length} more review sites`),
    ],
    signup: true,
  },
  scale: {
    name: 'Scale',
    description: 'Many brands, measured against their industry',
    color: 'c2',
    flag: null,
    price_month: 349,
    price_year: 3638,
    limits: { profiles: 80, users: 10, groups: 80, competitors: 5, ai_credits: null, dm_contacts: 100_000, ideas: 10_000, shared_calendars: 25 },
    features: ofScale,
    extras: [...extrasOfAdvanced, 'more_profiles'],
    adsPerProfile: monitoredAds,
    reviewSites: allSites,
    benefits: [benefit('Sentiment analysis'), benefit('Industry benchmark'), benefit('More profiles in steps of 10')],
    signup: true,
  },
  enterprise: {
    name: 'Enterprise',
    description: 'Organisations with their own sign-in and terms',
    color: 'c3',
    flag: null,
    price_month: null,
    price_year: null,
    limits: { profiles: null, users: null, groups: null, competitors: null, ai_credits: null, dm_contacts: null, ideas: null, shared_calendars: 100 },
    features: ofScale,
    extras: [...extrasOfAdvanced, 'sso', 'dedicated_manager'],
    adsPerProfile: monitoredAds,
    reviewSites: allSites,
    benefits: [benefit('Single sign-on'), benefit('A dedicated manager')],
    signup: false,
  },
} as const satisfies Record<PlanId, Plan>

/** The rows as they are told apart by id alone. */
export const planRows: Readonly<Record<PlanId, Plan>> = plans

export const signUpPlanIds = ['free', 'professional', 'advanced', 'scale'] as const satisfies readonly PlanId[]
/** A plan that one can begin with by oneself. */
export const SignUpPlanId = v.picklist(signUpPlanIds)
export type SignUpPlanId = v.InferOutput<typeof SignUpPlanId>

/** Who names no plan begins with this one. */
export const firstPlan = { plan: 'advanced', interval: 'monthly' } as const satisfies { plan: SignUpPlanId; interval: BillingInterval }

/** What a plan switches on; nothing for accounts that were there before plans were kept. */
export function planFeatures(plan: PlanId | undefined): Partial<Features> {
  return Object.fromEntries((plan ? plans[plan].features : []).map((feature) => [feature, true]))
}
