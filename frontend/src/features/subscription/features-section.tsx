import { Check, Lock } from 'lucide-react'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import type { Billing } from '../../../../shared/plan-figures.ts'
import { featureIds } from '../../../../shared/plans.ts'
import { publishingFeatures } from '../../../../shared/publishing-product.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import { SettingsSection } from '../../screen/settings-card.tsx'
import { featureNames } from './feature-names.ts'
import styles from './features-section.module.css'

const { subscription: words } = screenMessages

/** A feature that the account lacks is part of a larger plan; where nothing is charged it was switched off. */
export function FeaturesSection({ billing }: { billing: Billing }) {
  const me = useMe()
  const shown = featureIds.filter((id) => !publishingFeatures.includes(id))
  const free = shown.every((id) => hasFeature(me, id)) ? words.lead : words.leadWithLocks
  return (
    <SettingsSection title="Plan" hint={billing === 'none' ? free : words.features}>
      <ul className={styles.features} aria-label={words.features}>
        {shown.map((id) => {
          const isIncluded = hasFeature(me, id)
          const Icon = isIncluded ? Check : Lock
          return (
            <li key={id} data-included={isIncluded || undefined}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span>
                <bdi>{featureNames[id]}</bdi>
                {!isIncluded && <small>{billing === 'none' ? words.switchedOff : featureMessages[id]}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </SettingsSection>
  )
}
