import { useState } from 'react'
import { planRows } from '../../../../shared/plan-catalogue.ts'
import { priceText } from '../../../../shared/plan-prices.ts'
import { subscriptionWords as words } from '../../../../shared/subscription-messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './change-dialog.module.css'
import type { Chosen } from './plans-dialog.tsx'
import { useAsked } from './use-asked.ts'

const cents = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

/** What a change costs, before it is made. */
export default function SwitchDialog({ chosen: { plan, interval, act }, onClose }: { chosen: Chosen; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const { data, error } = useAsked(() => call('POST /subscription/switch-preview', { body: { plan_gid: plan, billing_interval: interval } }))
  const confirm = async () => {
    if (busy || !data) return
    setBusy(true)
    try {
      await call('POST /subscription/switch', { body: { plan_gid: plan, billing_interval: interval } })
      showToast({ kind: 'success', message: words.on(planRows[plan].name) })
      onClose()
    } catch (failure) {
      tellFailure(failure)
    }
    setBusy(false)
  }
  return (
    <Dialog
      title={act.label}
      width={450}
      busy={busy}
      onClose={onClose}
      foot={
        <>
          <Button look="ghost" onClick={() => !busy && onClose()}>
            Cancel
          </Button>
          <Button look="primary" aria-disabled={busy || !data || undefined} onClick={() => void confirm()}>
            {busy ? 'Processing' : act.label}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {error !== undefined ? (
          <p role="alert">{sentenceOf(error)}</p>
        ) : (
          <>
            <dl className={styles.facts}>
              <div>
                <dt>Plan</dt>
                <dd>{planRows[plan].name}</dd>
              </div>
              <div>
                <dt>Billed</dt>
                <dd>{data ? `${interval}, ${priceText(data.price)}` : <Skeleton width={96} height={20} />}</dd>
              </div>
              <div>
                <dt>{data && data.credit > 0 ? words.credit : words.due}</dt>
                <dd>{data ? cents.format(data.credit > 0 ? data.credit : data.due) : <Skeleton width={72} height={20} />}</dd>
              </div>
            </dl>
            <p className={styles.note}>{words.proration}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
