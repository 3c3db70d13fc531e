/** Plan features: what is gated, and what is on before features are computed (docs/behaviours.md#plan-features). */

export const featureIds = [
  'schedule',
  'posts',
  'reviews',
  'competitor',
  'tasks',
  'facebook_ads',
  'sentiment',
  'industry_benchmark',
  'listening',
  'ads',
  'inbox_activity',
  'export_pdf',
  'export_csv',
  'report_builder',
  'link_shortener',
  'white_label',
  'workflow',
] as const
export type FeatureId = (typeof featureIds)[number]

/** Defaults before an account's features are computed (docs/behaviours.md#plan-features). Exports are on: they are part of every plan. */
export const featureDefaults = {
  schedule: true,
  posts: true,
  reviews: true,
  competitor: true,
  tasks: true,
  listening: true,
  facebook_ads: false,
  sentiment: false,
  industry_benchmark: false,
  ads: false,
  inbox_activity: false,
  export_pdf: true,
  export_csv: true,
  report_builder: true,
  link_shortener: false,
  white_label: false,
  workflow: false,
} as const satisfies Record<FeatureId, boolean>

/** Competitors a profile may have, unless the account's plan says otherwise. */
export const defaultCompetitors = 5
/** Where no plan limits them: each is read every day. */
export const mostCompetitors = 100

export type Features = Record<FeatureId, boolean>

/** What an account's plan switches; the defaults where it says nothing. */
export function featuresOf(account: Partial<Features>): Features {
  return { ...featureDefaults, ...account }
}
