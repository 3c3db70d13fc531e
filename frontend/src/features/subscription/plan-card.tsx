import { TriangleAlert } from 'lucide-react'
import { dateIn, formatDate } from '../../../../shared/dates/index.ts'
import { planRows } from '../../../../shared/plan-catalogue.ts'
import { monthlyPriceText, priceOf, priceText, yearlySaving } from '../../../../shared/plan-prices.ts'
import { subscriptionWords as words } from '../../../../shared/subscription-messages.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { openPortal } from './pay.ts'
import { isActiveSubscriber } from './plan-act.ts'
import styles from './subscription-page.module.css'
import type { Subscription } from './use-subscription.ts'

type PlanCardProps = { subscription: Subscription; onChange: () => void; onInterval: () => void }

/** The plan, what it costs, and when it is next paid for. */
export function PlanCard({ subscription, onChange, onInterval }: PlanCardProps) {
  const zone = zoneOf(useMe())
  const { plan, interval, state, cancelled, next_billing_date: next, amount, card, unpaid_since, trial_end } = subscription
  if (plan === null) return <p className={styles.none}>{words.noPlan}</p>
  const day = (iso: string) => formatDate(dateIn(iso, zone))
  const runs = state === 'paid' || state === 'unpaid'
  return (
    <section className={styles.card} aria-label="Plan">
      <div className={styles.plan}>
        <div>
          <h2>
            {planRows[plan].name} <State subscription={subscription} day={day} />
          </h2>
          <Price subscription={subscription} />
        </div>
        <div className={styles.acts}>
          {runs && !cancelled && planRows[plan].signup && (
            <Button onClick={onInterval}>{interval === 'yearly' ? 'Switch to monthly' : 'Switch to yearly'}</Button>
          )}
          <Button look="primary" onClick={onChange}>
            Change plan
          </Button>
        </div>
      </div>
      {runs && (
        <dl className={styles.facts}>
          {unpaid_since ? (
            <div data-bad>
              <dt>Payment is due since</dt>
              <dd>
                {day(unpaid_since)}, {priceText(amount)}
              </dd>
            </div>
          ) : (
            next && (
              <div>
                <dt>{cancelled ? 'Ends' : 'Next payment'}</dt>
                <dd>{!cancelled && amount > 0 ? `${day(next)}, ${priceText(amount)}` : day(next)}</dd>
              </div>
            )
          )}
          <div>
            <dt>Paid with</dt>
            <dd>
              <span>{card ? `Card ending in ${card}` : 'Card'}</span>
              <button type="button" className={styles.link} onClick={() => void openPortal()}>
                Change
              </button>
            </dd>
          </div>
        </dl>
      )}
      {!runs && trial_end && <p className={styles.note}>{words.afterTrial}</p>}
    </section>
  )
}

function State({ subscription, day }: Pick<PlanCardProps, 'subscription'> & { day: (iso: string) => string }) {
  const { state, cancelled, next_billing_date: next, trial_end, plan } = subscription
  if (state === 'unpaid')
    return (
      <Tag tone="bad" icon={<TriangleAlert size={12} strokeWidth={2.25} aria-hidden />}>
        Payment failed
      </Tag>
    )
  if (cancelled && next) return <Tag tone="warn">{words.endsOn(day(next))}</Tag>
  if (state === null && trial_end && plan !== 'free') return <Tag tone="info">{words.trialUntil(day(trial_end))}</Tag>
  return isActiveSubscriber(subscription, serverNow()) ? <Tag tone="good">Active subscriber</Tag> : <Tag tone="flat">Current plan</Tag>
}

function Price({ subscription: { plan, interval } }: Pick<PlanCardProps, 'subscription'>) {
  const year = plan && priceOf(plan, 'yearly')
  const month = plan && priceOf(plan, 'monthly')
  if (!plan || !year || !month) return <p className={styles.price}>{plan === 'free' ? 'Nothing is charged.' : 'By agreement.'}</p>
  const saving = yearlySaving(plan)
  return (
    <p className={styles.price}>
      {interval === 'yearly' ? (
        <span key="yearly">
          <b>{priceText(year)}</b> a year, which is {monthlyPriceText(plan, 'yearly')} a month. Monthly costs {priceText(month)}.
        </span>
      ) : (
        <span key="monthly">
          <b>{priceText(month)}</b> a month, billed monthly. Yearly costs {priceText(year)}, which is {monthlyPriceText(plan, 'yearly')} a month and saves{' '}
          {saving}%.
        </span>
      )}
    </p>
  )
}
