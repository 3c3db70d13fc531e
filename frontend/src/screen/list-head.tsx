import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarClock, Play } from 'lucide-react'
import { featureMessages } from '../../../shared/feature-messages.ts'
import { canReport, hasFeature, useMe } from '../lib/me.tsx'
import { usePersonLock } from '../lib/person-lock.ts'
import { showToast } from '../lib/toast.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import styles from './list-head.module.css'

const lists = [
  { to: '/reports', label: 'Scheduled and generated' },
  { to: '/reports/links', label: 'Shared links' },
] as const

/** Over the lists of the reports: what was scheduled or made, and the links that were shared. `of`: also while something stands over its list. */
export function ListHead({ of }: { of: (typeof lists)[number]['to'] }) {
  const me = useMe()
  const navigate = useNavigate()
  const mayManage = canReport(me, 'manage')
  const personLocked = usePersonLock().locked
  const locked = hasFeature(me, 'schedule') ? personLocked : featureMessages.schedule
  const schedule = () => {
    if (locked) showToast({ kind: 'locked', message: locked })
    else void navigate({ to: '/reports/schedule', search: true })
  }
  return (
    <div className={styles.head}>
      <h1>Reports</h1>
      {mayManage && (
        <>
          <nav className={styles.tabs} aria-label="Lists of reports">
            {lists.map(({ to, label }) => (
              <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} aria-current={to === of ? 'page' : undefined} className={styles.tab}>
                {label}
              </Link>
            ))}
          </nav>
          <div className={styles.actions}>
            <Link to="/reports/run" className={buttonClass()}>
              <Play size={16} strokeWidth={1.75} aria-hidden />
              Run report
            </Link>
            <Button look="primary" locked={locked} onClick={schedule}>
              <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
              Schedule report
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
