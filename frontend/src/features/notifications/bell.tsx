import { Bell as BellIcon } from 'lucide-react'
import { lazy, useEffect } from 'react'
import { counted } from '../../lib/counted.ts'
import { readAnew } from '../../lib/mounted-reads.ts'
import { IconButton } from '../../ui/button.tsx'
import { MenuButton } from '../../ui/menu.tsx'
import styles from './bell.module.css'
import { onOtherTab } from './other-tabs.ts'
import { useUnread } from './use-unread.ts'

const load = () => import('./notifications-panel.tsx')
const Panel = lazy(load)

/** In the header: how many notifications are unread, and their panel. */
export function Bell() {
  const unread = useUnread()
  useEffect(() => onOtherTab(() => void readAnew(['GET /alert', 'GET /alert/count'])), [])
  return (
    <MenuButton load={load} menu={(open) => <Panel {...open} />}>
      {(opener) => (
        <IconButton label={unread ? `Notifications, ${counted(unread)} unread` : 'Notifications'} className={styles.bell} {...opener} aria-haspopup="dialog">
          <BellIcon size={20} strokeWidth={1.6} aria-hidden />
          {unread ? <b>{counted(unread)}</b> : null}
        </IconButton>
      )}
    </MenuButton>
  )
}
