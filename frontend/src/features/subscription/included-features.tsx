import { Check, Lock } from 'lucide-react'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { type FeatureId, featureIds } from '../../../../shared/plans.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import styles from './included-features.module.css'

const names = {
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

/** What the account has, and what a larger plan would add. */
export function IncludedFeatures() {
  const me = useMe()
  return (
    <ul className={styles.features} aria-label={screenMessages.subscription.features}>
      {featureIds.map((id) => {
        const isIncluded = hasFeature(me, id)
        const Icon = isIncluded ? Check : Lock
        return (
          <li key={id} data-included={isIncluded || undefined}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <span>
              {names[id]}
              {!isIncluded && <small>{featureMessages[id]}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
