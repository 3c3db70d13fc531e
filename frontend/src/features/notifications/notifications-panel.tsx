import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { CheckCheck, Ellipsis, ExternalLink, Settings } from 'lucide-react'
import { useEffect, useState } from 'react'
import { noticeMessages } from '../../../../shared/notifications/screen-messages.ts'
import { useMe } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { smallView, useMedia } from '../../lib/use-media.ts'
import { BrandLogo } from '../../ui/brand/brand-logo.tsx'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { MenuOf, type OpenMenu } from '../../ui/menu.tsx'
import { Popover } from '../../ui/popover.tsx'
import { AlertList } from './alert-list.tsx'
import { FilterTabs } from './filter-tabs.tsx'
import styles from './notifications-panel.module.css'
import { useAlertActions } from './use-alert-actions.ts'
import { type AlertFilter, useAlerts } from './use-alerts.ts'

/** At the bell, except where the list is already on the page. */
export default function NotificationsPanel({ opener, onClose }: OpenMenu) {
  const isOnPage = useRouterState({ select: ({ location }) => location.pathname === '/notifications' })
  useEffect(() => {
    if (!isOnPage) return
    onClose()
    document.querySelector<HTMLElement>('main [data-alerts]')?.focus()
  }, [isOnPage, onClose])
  if (isOnPage) return null
  return (
    <Popover opener={opener} label="Notifications" placement="bottom end" onClose={onClose}>
      <Panel onClose={onClose} />
    </Popover>
  )
}

function Panel({ onClose }: Pick<OpenMenu, 'onClose'>) {
  const [filter, setFilter] = useState<AlertFilter>('all')
  const list = useAlerts(filter)
  const actions = useAlertActions()
  const change = (wanted: AlertFilter) => {
    if (list.isLoading) showToast({ kind: 'info', message: noticeMessages.loading })
    else setFilter(wanted)
  }
  return (
    <div className={styles.panel}>
      <PanelHead onReadAll={() => void actions.readAll()} onClose={onClose} />
      <FilterTabs value={filter} onChange={change} />
      <div className={styles.list}>
        <AlertList list={list} filter={filter} actions={actions} heading="h3" />
      </div>
    </div>
  )
}

function PanelHead({ onReadAll, onClose }: { onReadAll: () => void; onClose: () => void }) {
  const navigate = useNavigate()
  const { logo } = useMe()
  // the page is for larger screens: here the panel is the whole list
  const isSmall = useMedia(smallView)
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
  const go = (to: '/notifications' | '/settings/preferences/notifications') => () => {
    onClose()
    void navigate({ to })
  }
  return (
    <header className={styles.head}>
      {logo ? <BrandLogo logo={logo} src={`/api/pictures/${logo.id}`} height={24} most={140} /> : <Logo size={20} />}
      <h2>Notifications</h2>
      {!isSmall && (
        <Link to="/notifications" className={buttonClass({ look: 'ghost', size: 'small' })} onClick={onClose}>
          See all
        </Link>
      )}
      <MenuOf
        label="More"
        placement="bottom end"
        groups={[
          {
            id: 'more',
            choices: [
              { id: 'read', label: 'Mark all as read', icon: <CheckCheck {...icon} />, onAction: onReadAll },
              {
                id: 'settings',
                label: 'Notification settings',
                icon: <Settings {...icon} />,
                onAction: go('/settings/preferences/notifications'),
              },
              ...(isSmall ? [] : [{ id: 'open', label: 'Open notifications', icon: <ExternalLink {...icon} />, onAction: go('/notifications') }]),
            ],
          },
        ]}
      >
        {(menu) => (
          <IconButton label="More" size="small" tipEnd {...menu}>
            <Ellipsis {...icon} />
          </IconButton>
        )}
      </MenuOf>
    </header>
  )
}
