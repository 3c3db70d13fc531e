/** Plan features: what is gated, what is on before features are computed (docs/behaviours.md#plan-features), and the sentence shown when one is off. */

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

/** Said as the tooltip and the error when the feature is off (docs/behaviours.md#plan-features). */
export const featureDescriptions = {
  schedule: 'Scheduled reports are not available with your current subscription.',
  posts: 'Post performance is not available with your current subscription.',
  reviews: 'Review performance is not available with your current subscription.',
  competitor: 'Competitor analysis is not available with your current subscription.',
  tasks: 'Tasks performance is not available with your current subscription.',
  facebook_ads: 'Facebook Ads report is part of the Advanced plan.',
  sentiment: 'Sentiment analysis is part of the Scale plan.',
  industry_benchmark: 'Industry benchmark is part of the Scale plan.',
  listening: 'Listener performance is not available with your current subscription.',
  ads: 'Paid performance is part of the Advanced plan.',
  inbox_activity: 'Inbox performance report is part of the Advanced plan.',
  export_pdf: 'Export to PDF is not available with your current subscription.',
  export_csv: 'Export to CSV is not available with your current subscription.',
  report_builder: 'Custom report builder is not available with your current subscription.',
  link_shortener: 'The link shortener is part of the Advanced plan.',
  white_label: 'White label is part of the Advanced plan.',
  workflow: 'Post review by contributors is part of the Advanced plan.',
} as const satisfies Record<FeatureId, string>

export type Features = Record<FeatureId, boolean>

/** What an account's plan switches; the defaults where it says nothing. */
export function featuresOf(account: Partial<Features>): Features {
  return { ...featureDefaults, ...account }
}
