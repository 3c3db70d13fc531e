import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type BillingInterval, type PlanId, planRows } from '../../../../shared/plan-catalogue.ts'
import { endedBy } from '../../../../shared/plan-comparison.ts'
import { type CountedLimit, limitText, planLimits } from '../../../../shared/plan-limits.ts'
import { subscriptionWords as words } from '../../../../shared/subscription-messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { randomId } from '../../lib/random-id.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './change-dialog.module.css'
import { pay } from './pay.ts'
import { useAsked } from './use-asked.ts'

const places = {
  profiles: '/settings/profiles',
  users: '/settings/team',
  groups: '/settings/profile-groups',
  ai_credits: '/settings/subscription',
} as const satisfies Record<CountedLimit, string>

type DowngradeDialogProps = {
  /** of now; null where no plan limits the account */
  from: PlanId | null
  plan: PlanId
  /** nothing is paid for yet, so this one has to be first, at this interval */
  pays: BillingInterval | null
  onClose: () => void
}

/** What is too much for a smaller plan comes first; there is nothing to confirm until it fits. */
export default function DowngradeDialog({ from, plan, pays, onClose }: DowngradeDialogProps) {
  const { name } = planRows[plan]
  const ended = from ? endedBy(from, plan) : []
  const [busy, setBusy] = useState(false)
  const { data, error } = useAsked(() => call('POST /subscription/downgrade-check', { body: { plan } }))
  const confirm = async () => {
    if (busy || !data?.allowed) return
    setBusy(true)
    if (pays) {
      await pay(plan, pays, randomId())
      setBusy(false)
      return
    }
    try {
      await call('POST /subscription/downgrade', { body: { plan } })
      location.reload()
    } catch (failure) {
      tellFailure(failure)
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={`Downgrade to ${name}`}
      width={520}
      role="alertdialog"
      busy={busy}
      onClose={onClose}
      foot={
        <>
          <a className={buttonClass({ look: 'ghost' })} href="/pricing#compare">
            {words.differences}
          </a>
          <Button look={pays ? 'primary' : 'danger'} aria-disabled={busy || !data?.allowed || undefined} onClick={() => void confirm()}>
            {busy ? 'Processing' : plan === 'free' ? words.switchToFree : pays ? `Subscribe to ${name}` : 'Downgrade'}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {error !== undefined ? (
          <p role="alert">{sentenceOf(error)}</p>
        ) : !data ? (
          <Skeleton width={360} height={40} />
        ) : data.allowed ? (
          <p>{plan === 'free' ? words.toFree : pays ? words.paidFirst(name) : words.proration}</p>
        ) : (
          <>
            <p className={styles.lead}>{words.tooLarge(name)}</p>
            <ul className={styles.blockers}>
              {data.blockers.map(({ limit, used, max }) => (
                <li key={limit}>
                  <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
                  <span>
                    <b>
                      {limitText(used)} {planLimits[limit].label.toLowerCase()}
                    </b>
                    <small>{words.has(name, limitText(max), limitText(used - max))}</small>
                  </span>
                  <Link to={places[limit]} className={buttonClass({ size: 'small' })}>
                    {planLimits[limit].label}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {data && ended.length > 0 && <p className={styles.note}>{words.lacks(name, ended)}</p>}
      </div>
    </Dialog>
  )
}
