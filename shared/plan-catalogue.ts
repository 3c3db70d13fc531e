/**
 * The plans: what each costs and is said to be, with what it holds and switches on (plan-figures.ts). The only place with these figures; pages, gates, limits and messages read them here
 * (docs/behaviours.md#plans). Prices stand in plan-prices.ts, limits in plan-limits.ts, the table of all of them in plan-comparison.ts.
 */
import * as v from 'valibot'
import { type BillingInterval, type PlanId, planFigures } from './plan-figures.ts'
import type { Limits } from './plan-limits.ts'
import type { FeatureId } from './plans.ts'

export { BillingInterval, PlanId, planFeatures, planIds } from './plan-figures.ts'

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

const extrasOfAdvanced = ['integrations', 'country_targeting'] as const satisfies readonly ExtraId[]

const firstSites = ['Facebook', 'Google'] as const
const moreSites = ['Yelp', 'Tripadvisor', 'OpenTable', 'Trustpilot', 'App Store', 'Google Play'] as const
const allSites = [...firstSites, ...moreSites] as const
const monitoredAds = 600

const benefit = (name: string): Benefit => ({ name, isNew: false })

export const plans = {
  free: {
    name: 'Free',
    description: 'For trying Almanac with your own data',
    color: 'c-other',
    flag: null,
    price_month: 0,
    price_year: 0,
    ...planFigures.free,
    limits: { ...planFigures.free.limits, dm_contacts: 500, ideas: 50, shared_calendars: 1 },
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
    ...planFigures.professional,
    limits: { ...planFigures.professional.limits, dm_contacts: 10_000, ideas: 1000, shared_calendars: 3 },
    extras: [],
    adsPerProfile: monitoredAds,
    reviewSites: firstSites,
    benefits: [benefit('Schedules, PDF and CSV'), benefit('Report builder and templates'), benefit(`Reviews from ${firstSites.join(' and ')}`)],
    signup: true,
  },
  advanced: {
    name: 'Advanced',
    description: 'Agencies that report under their own name',
    color: 'c1',
    flag: 'MOST POPULAR',
    price_month: 149,
    price_year: 1430,
    ...planFigures.advanced,
    limits: { ...planFigures.advanced.limits, dm_contacts: 25_000, ideas: 2000, shared_calendars: 10 },
    extras: extrasOfAdvanced,
    adsPerProfile: monitoredAds,
    reviewSites: allSites,
    benefits: [
      benefit('Paid, Facebook Ads and inbox reports'),
      { name: 'White label and custom domain', isNew: true },
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
    ...planFigures.scale,
    limits: { ...planFigures.scale.limits, dm_contacts: 100_000, ideas: 10_000, shared_calendars: 25 },
    extras: [...extrasOfAdvanced, 'more_profiles'],
    adsPerProfile: monitoredAds,
    reviewSites: allSites,
    benefits: [benefit('Sentiment analysis'), benefit('Industry benchmark'), benefit('More profiles in steps of 10')],
    signup: true,
  },
  enterprise: {
    name: 'Enterprise',
    description: 'SSO and custom terms',
    color: 'c3',
    flag: null,
    price_month: null,
    price_year: null,
    ...planFigures.enterprise,
    limits: { ...planFigures.enterprise.limits, dm_contacts: null, ideas: null, shared_calendars: 100 },
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
