import { type CSSProperties, useState } from 'react'
import { type BillingInterval, type PlanId, planIds, planRows } from '../../../../shared/plan-catalogue.ts'
import { planHas, reportsText } from '../../../../shared/plan-comparison.ts'
import { countedLimits, limitText, planLimits } from '../../../../shared/plan-limits.ts'
import { monthlyPriceText, priceOf, priceText, savingNote, yearlySaving } from '../../../../shared/plan-prices.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { featureNames } from './feature-names.ts'
import { type PlanAct, planActOf } from './plan-act.ts'
import styles from './plans-dialog.module.css'
import type { Subscription } from './use-subscription.ts'

/** Features by which plans are told apart, besides their limits and report types. */
const telling = ['white_label', 'sentiment'] as const

const intervals = [
  { id: 'monthly', label: 'Monthly' },
  { id: 'yearly', label: 'Yearly' },
] as const

export type Chosen = { readonly plan: PlanId; readonly interval: BillingInterval; readonly act: PlanAct }
type PlansDialogProps = { subscription: Subscription; busy: boolean; onChoose: (chosen: Chosen) => void; onClose: () => void }

const colorOf = (color: string): CSSProperties & Record<'--plan', string> => ({ '--plan': `var(--${color})` })

/** The plans, with what can be done with each. */
export default function PlansDialog({ subscription, busy, onChoose, onClose }: PlansDialogProps) {
  const [interval, setInterval] = useState<BillingInterval>(subscription.interval ?? 'monthly')
  const own = subscription.plan
  const next = planIds.find((id) => planActOf(id, interval, subscription).does !== 'downgrade' && id !== own && id !== 'free')
  const button = (plan: PlanId) => {
    const act = planActOf(plan, interval, subscription)
    if (act.does === 'ask')
      return (
        <a className={buttonClass({}, styles.act)} href="/demo/">
          {act.label}
        </a>
      )
    const isOff = act.does === 'nothing' || busy
    return (
      <Button
        className={styles.act}
        look={plan === next ? 'primary' : plan === 'free' ? 'ghost' : 'secondary'}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && onChoose({ plan, interval, act })}
      >
        {busy && act.does !== 'nothing' ? 'Processing' : act.label}
      </Button>
    )
  }
  return (
    <Dialog title="Change plan" width={1000} busy={busy} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.interval}>
          <Segmented label="Billing" options={intervals} value={interval} onChange={setInterval} />
          <span>{savingNote}</span>
        </div>
        <div className={styles.plans}>
          {planIds
            .filter((id) => id !== 'free')
            .map((id) => {
              const { name, flag, limits, color } = planRows[id]
              const year = priceOf(id, 'yearly')
              return (
                <article key={id} className={styles.plan} style={colorOf(color)} data-own={id === own || undefined}>
                  <h3>
                    {name}
                    {flag && <span className={styles.flag}>{flag}</span>}
                  </h3>
                  <p className={styles.price}>
                    <b>{monthlyPriceText(id, interval)}</b>
                    {year !== null && <span>a month</span>}
                  </p>
                  <p className={styles.year}>{year === null ? 'By agreement' : `${priceText(year)} a year, saves ${yearlySaving(id)}%`}</p>
                  <ul>
                    {countedLimits
                      .filter((limit) => planLimits[limit].onCard)
                      .map((limit) => (
                        <li key={limit}>
                          <b>{limitText(limits[limit])}</b> {planLimits[limit].label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}
                        </li>
                      ))}
                    <li>
                      <b>{reportsText(planRows[id])}</b> report types
                    </li>
                    {telling
                      .filter((feature) => planHas(planRows[id], feature))
                      .map((feature) => (
                        <li key={feature}>{featureNames[feature]}</li>
                      ))}
                  </ul>
                  {button(id)}
                </article>
              )
            })}
        </div>
        <div className={styles.free}>
          <div>
            <b className={styles.name}>{planRows.free.name}</b>
            <p>{planRows.free.description}</p>
          </div>
          {button('free')}
        </div>
      </div>
    </Dialog>
  )
}
