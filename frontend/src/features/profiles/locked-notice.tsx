import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { lockedMessages } from '../../../../shared/plan-messages.ts'
import { mayBill, useMe } from '../../lib/me.tsx'
import { buttonClass } from '../../ui/button.tsx'
import styles from './locked-notice.module.css'

/** Said once for all profiles that the plan has no room for. */
export function LockedNotice({ locked }: { locked: number }) {
  const me = useMe()
  if (locked === 0) return null
  return (
    <div className={styles.notice} role="status">
      <Lock size={18} strokeWidth={1.75} aria-hidden />
      <p>{lockedMessages.profiles(locked)}</p>
      {mayBill(me) && (
        <Link to="/settings/subscription" className={buttonClass({ size: 'small' })}>
          Change plan
        </Link>
      )}
    </div>
  )
}
