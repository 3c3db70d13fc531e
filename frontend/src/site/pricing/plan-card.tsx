import { Check } from 'lucide-react'
import { type PlanId, planRows } from '../../../../shared/plan-catalogue.ts'
import { reportsText } from '../../../../shared/plan-comparison.ts'
import { limitIds, limitText, planLimits } from '../../../../shared/plan-limits.ts'
import { customPrice, monthlyPriceText, priceOf, priceText, yearlySaving } from '../../../../shared/plan-prices.ts'
import { cx } from '../../lib/cx.ts'
import page from '../page.module.css'
import { ByInterval } from './by-interval.tsx'
import { PlanAction } from './plan-action.tsx'
import styles from './plan-card.module.css'

function Price({ plan }: { plan: PlanId }) {
  const year = priceOf(plan, 'yearly')
  if (year === null)
    return (
      <>
        <p className={styles.price}>
          <b className={styles.custom}>{customPrice}</b>
        </p>
        <p className={styles.bill}>by agreement</p>
      </>
    )
  const saving = yearlySaving(plan)
  return (
    <>
      <p className={styles.price}>
        <b>
          <ByInterval>{(interval) => monthlyPriceText(plan, interval)}</ByInterval>
        </b>
        a month
      </p>
      <p className={styles.bill}>
        <ByInterval>
          {(interval) => (interval === 'monthly' ? 'billed each month' : `${priceText(year)} a year${saving > 0 ? `, ${saving}% less` : ''}`)}
        </ByInterval>
      </p>
    </>
  )
}

function Limits({ plan }: { plan: PlanId }) {
  const { limits } = planRows[plan]
  const shown = limitIds.filter((id) => planLimits[id].onCard).map((id) => [planLimits[id].label, limitText(limits[id])] as const)
  const people = shown.findIndex(([label]) => label === planLimits.users.label) + 1
  return (
    <dl className={styles.limits}>
      {[...shown.slice(0, people), ['Reports', reportsText(planRows[plan])] as const, ...shown.slice(people)].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function PlanCard({ plan, before }: { plan: PlanId; before: PlanId | undefined }) {
  const { name, description, color, flag, benefits, signup } = planRows[plan]
  return (
    <article className={cx(page.card, styles.plan, styles[color])} data-plan={plan}>
      <header className={styles.top}>
        <h2 className={styles.name}>{name}</h2>
        {flag && <span className={styles.flag}>{flag}</span>}
      </header>
      <p className={styles.who}>{description}</p>
      <Price plan={plan} />
      <div className={styles.go} data-act>
        <PlanAction plan={plan} />
        <small>{signup && 'no card'}</small>
      </div>
      <Limits plan={plan} />
      <div className={styles.adds}>
        <p>{before ? `Everything in ${planRows[before].name}, and` : 'Includes'}</p>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit.name}>
              <Check size={14} strokeWidth={2} aria-hidden />
              {benefit.name}
              {benefit.isNew && <span className={cx(page.chip, page.good, styles.new)}>New</span>}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

/** Free is a strip under the cards: one begins with it, and can go back to it. */
export function FreeStrip({ plan }: { plan: PlanId }) {
  const { name, description } = planRows[plan]
  return (
    <div className={cx(page.card, styles.free)} data-plan={plan}>
      <div className={styles.freeHead}>
        <h2 className={styles.name}>{name}</h2>
        <b>{monthlyPriceText(plan, 'monthly')}</b>
      </div>
      <p>{description}. Employee advocacy and listening on your own profiles are part of it as the table below says.</p>
      <div data-act>
        <PlanAction plan={plan} className={styles.freeAct} />
      </div>
    </div>
  )
}
