/** Said as the tooltip and the error when a plan leaves a feature out (docs/behaviours.md#plan-features). */
import type { FeatureId } from './plans.ts'

export const featureMessages = {
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
