import { lazy, useEffect, useRef, useState } from 'react'
import { subscriptionWords as words } from '../../../../shared/subscription-messages.ts'
import { call } from '../../lib/api.ts'
import { randomId } from '../../lib/random-id.ts'
import { showToast } from '../../lib/toast.ts'
import { SettingsCard, SettingsRead } from '../../screen/settings-card.tsx'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { Part } from '../../ui/part.tsx'
import { FeaturesSection } from './features-section.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { pay } from './pay.ts'
import { PlanCard } from './plan-card.tsx'
import type { Chosen } from './plans-dialog.tsx'
import styles from './subscription-page.module.css'
import { UnpaidNotice } from './unpaid-notice.tsx'
import { UsageCard } from './usage-card.tsx'
import { type Subscription, useSubscription } from './use-subscription.ts'

const PlansDialog = lazy(() => import('./plans-dialog.tsx'))
const SwitchDialog = lazy(() => import('./switch-dialog.tsx'))
const DowngradeDialog = lazy(() => import('./downgrade-dialog.tsx'))

/** How one came back from the page on which a plan is paid for. */
export type Return = 'done' | 'cancelled'

function useReturn(back: Return | undefined, onSeen: () => void): void {
  const seen = useRef(false)
  useEffect(() => {
    if (!back || seen.current) return
    seen.current = true
    if (back === 'cancelled') showToast({ kind: 'info', message: words.cancelled })
    // what was paid is asked for, in case nobody has told of it yet
    else
      void call('POST /subscription/refresh', {}).then(
        ({ paid }) => paid && showToast({ kind: 'success', message: words.paid }),
        () => undefined,
      )
    onSeen()
  }, [back, onSeen])
}

/** The plan of the account: what it has, what is used of it, and how it is paid for. */
export function SubscriptionPage({ back, onSeen }: { back: Return | undefined; onSeen: () => void }) {
  const read = useSubscription()
  useReturn(back, onSeen)
  return (
    <>
      <SettingsHead title="Plan & Billing" />
      <SettingsRead of={read} width={240}>
        {({ billing, user }) =>
          billing === 'none' || !user?.isManager ? (
            <SettingsCard>
              <FeaturesSection billing={billing} />
            </SettingsCard>
          ) : (
            <Paid subscription={user.subscription} />
          )
        }
      </SettingsRead>
    </>
  )
}

function Paid({ subscription }: { subscription: Subscription }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { plan, interval, state } = subscription
  const isPaid = state === 'paid' || state === 'unpaid'
  const choose = async (wanted: Chosen) => {
    if (wanted.act.does !== 'pay') {
      setIsChoosing(false)
      setChosen(wanted)
      return
    }
    setIsLeaving(true)
    await pay(wanted.plan, wanted.interval, randomId())
    setIsLeaving(false)
  }
  const other = interval === 'yearly' ? 'monthly' : 'yearly'
  const switchInterval = () => plan && setChosen({ plan, interval: other, act: { does: 'switch', label: `Switch to ${other}` } })
  return (
    <div className={styles.page}>
      <UnpaidNotice subscription={subscription} />
      <PlanCard subscription={subscription} onChange={() => setIsChoosing(true)} onInterval={switchInterval} />
      <UsageCard subscription={subscription} />
      <InvoicesCard />
      {isChoosing && (
        <Part onClose={() => setIsChoosing(false)}>
          <PlansDialog subscription={subscription} busy={isLeaving} onChoose={(wanted) => void choose(wanted)} onClose={() => setIsChoosing(false)} />
        </Part>
      )}
      {chosen?.act.does === 'switch' && (
        <Part onClose={() => setChosen(null)}>
          <SwitchDialog chosen={chosen} onClose={() => setChosen(null)} />
        </Part>
      )}
      {chosen?.act.does === 'downgrade' && (
        <Part onClose={() => setChosen(null)}>
          <DowngradeDialog from={plan} plan={chosen.plan} pays={isPaid || chosen.plan === 'free' ? null : chosen.interval} onClose={() => setChosen(null)} />
        </Part>
      )}
    </div>
  )
}
