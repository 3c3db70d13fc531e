import { Link } from '@tanstack/react-router'
import { CheckCheck, Settings } from 'lucide-react'
import { useState } from 'react'
import { noticeMessages } from '../../../../shared/notifications/screen-messages.ts'
import { counted } from '../../lib/counted.ts'
import { showToast } from '../../lib/toast.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import list from '../../ui/list-page.module.css'
import { Segmented } from '../../ui/segmented.tsx'
import { AlertList } from './alert-list.tsx'
import styles from './notifications-page.module.css'
import { ToldCard } from './told-card.tsx'
import { useAlertActions } from './use-alert-actions.ts'
import { type AlertFilter, useAlerts } from './use-alerts.ts'
import { useUnread } from './use-unread.ts'

/** The own notifications, all or the unread. */
export function NotificationsPage() {
  useTitle('Notifications')
  const isWide = useMedia('(min-width: 1200px)')
  const [filter, setFilter] = useState<AlertFilter>('all')
  const alerts = useAlerts(filter)
  const unread = useUnread()
  const actions = useAlertActions()
  const change = (wanted: AlertFilter) => {
    if (alerts.isLoading) showToast({ kind: 'info', message: noticeMessages.loading })
    else setFilter(wanted)
  }
  return (
    <div className={list.page}>
      <header className={styles.head}>
        <h1>Notifications</h1>
        <div className={styles.actions}>
          {unread !== 0 && (
            <Button onClick={() => void actions.readAll()}>
              <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
              Mark all as read
            </Button>
          )}
          <Link to="/settings/preferences/notifications" className={buttonClass()}>
            <Settings size={16} strokeWidth={1.75} aria-hidden />
            Notification settings
          </Link>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={`${list.card} ${styles.card}`}>
          <div className={styles.filter}>
            <Segmented<AlertFilter>
              small
              label="Which notifications"
              value={filter}
              onChange={change}
              options={[
                { id: 'all', label: 'All' },
                { id: 'unread', label: 'Unread', count: unread === null ? null : counted(unread) },
              ]}
            />
          </div>
          <AlertList list={alerts} filter={filter} actions={actions} heading="h2" wide />
        </div>
        {isWide && <ToldCard />}
      </div>
    </div>
  )
}
