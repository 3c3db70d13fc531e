import { Check, Lock } from 'lucide-react'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { featureIds } from '../../../../shared/plans.ts'
import { publishingFeatures } from '../../../../shared/publishing-product.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import { featureNames } from './feature-names.ts'
import styles from './included-features.module.css'

/** What the account has, and what a larger plan would add. */
export function IncludedFeatures() {
  const me = useMe()
  return (
    <ul className={styles.features} aria-label={screenMessages.subscription.features}>
      {featureIds.map((id) => {
        if (publishingFeatures.includes(id)) return null
        const isIncluded = hasFeature(me, id)
        const Icon = isIncluded ? Check : Lock
        return (
          <li key={id} data-included={isIncluded || undefined}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <span>
              {featureNames[id]}
              {!isIncluded && <small>{featureMessages[id]}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
