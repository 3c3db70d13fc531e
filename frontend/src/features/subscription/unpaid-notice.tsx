import { CircleAlert } from 'lucide-react'
import { dateIn, formatDate } from '../../../../shared/dates/index.ts'
import { subscriptionWords as words } from '../../../../shared/subscription-messages.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { Button } from '../../ui/button.tsx'
import { openPortal } from './pay.ts'
import styles from './subscription-page.module.css'
import type { Subscription } from './use-subscription.ts'

/** What is not paid for, and the way to pay for it now. */
export function UnpaidNotice({ subscription: { unpaid_since: since, card } }: { subscription: Subscription }) {
  const zone = zoneOf(useMe())
  if (since === null) return null
  return (
    <div className={styles.unpaid} role="alert">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      <p>{words.failed(formatDate(dateIn(since, zone)), card)}</p>
      <Button size="small" onClick={() => void openPortal()}>
        Change card
      </Button>
    </div>
  )
}
