import { WifiOff } from 'lucide-react'
import { screenMessages } from '../../../shared/screen-messages.ts'
import { useOnline } from '../lib/use-online.ts'
import styles from './part.module.css'

/** Stands on every screen for as long as there is no connection. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    // the attribute keeps it read out while a modal dialog hides the rest of the page
    <div role="status" data-react-aria-top-layer="true">
      {!online && (
        <p className={styles.offline} data-offline data-off-paper>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          {screenMessages.offline.notice}
        </p>
      )}
    </div>
  )
}
