import { Check, Lock } from 'lucide-react'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { type FeatureId, featureIds } from '../../../../shared/plans.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import { SettingsCard, SettingsSection } from '../../screen/settings-card.tsx'
import { SettingsHead } from '../../screen/settings-head.tsx'
import styles from './subscription-page.module.css'

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

/** What the plan of the account has, and that nothing is charged for it. */
export function SubscriptionPage() {
  const me = useMe()
  return (
    <>
      <SettingsHead title="Plan & Billing" />
      <SettingsCard>
        <SettingsSection title="Plan" hint={screenMessages.subscription.lead}>
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
        </SettingsSection>
      </SettingsCard>
    </>
  )
}
