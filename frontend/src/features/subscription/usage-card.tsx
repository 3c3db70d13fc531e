import { planFigures } from '../../../../shared/plan-figures.ts'
import { countedLimits, limitText, noLimits, planLimits } from '../../../../shared/plan-limits.ts'
import { subscriptionWords as words } from '../../../../shared/subscription-messages.ts'
import styles from './subscription-page.module.css'
import type { Subscription } from './use-subscription.ts'

/** How much of the plan is used. What is over it is locked, and says so. */
export function UsageCard({ subscription: { plan, usage } }: { subscription: Subscription }) {
  if (!usage) return null
  const limits = plan ? planFigures[plan].limits : noLimits
  return (
    <section className={styles.card} aria-label="Usage">
      <h2 className={styles.title}>Usage</h2>
      <div className={styles.usage}>
        {countedLimits.map((id) => {
          const [used, most] = [usage[id], limits[id]]
          const left = most === null ? null : most - used
          return (
            <div key={id} data-full={(left !== null && left <= 0) || undefined}>
              <p>
                <span>{planLimits[id].label}</span>
                <span>
                  <b>{limitText(used)}</b> <span>{most === null ? words.usedUnlimited : `of ${limitText(most)}`}</span>
                </span>
              </p>
              {most !== null && <progress max={Math.max(1, most)} value={Math.min(used, most)} aria-label={planLimits[id].label} />}
              {left !== null && <small>{left < 0 ? words.over(-left) : words.usageLeft(left)}</small>}
            </div>
          )
        })}
      </div>
    </section>
  )
}
