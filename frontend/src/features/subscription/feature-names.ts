/** The names of plan features on the pages of a subscription. */
import type { FeatureId } from '../../../../shared/plans.ts'

export const featureNames = {
  schedule: 'Scheduled reports',
  posts: 'Post performance',
  reviews: 'Review performance',
  competitor: 'Competitor analysis',
  tasks: 'Tasks performance',
  facebook_ads: 'Facebook Ads report',
  sentiment: 'Sentiment analysis',
  industry_benchmark: 'Industry benchmark',
  listening: 'Listener performance',
  ads: 'Paid performance',
  inbox_activity: 'Inbox performance',
  export_pdf: 'Export to PDF',
  export_csv: 'Export to CSV',
  report_builder: 'Custom report builder',
  link_shortener: 'Link shortener',
  white_label: 'White label',
  workflow: 'Post review by contributors',
} as const satisfies Record<FeatureId, string>
