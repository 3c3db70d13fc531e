import { Copy, TriangleAlert } from 'lucide-react'
import type { ApiKey } from '../../../../shared/api/api-keys.ts'
import { dateIn, formatDate } from '../../../../shared/dates/index.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { copyText } from '../../lib/copy-text.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './api-keys.module.css'

const words = new Intl.ListFormat('en-GB')

/** A key is told this once; the server has only its hash. */
export function NewKeyDialog({ made, token, onClose }: { made: ApiKey; token: string; onClose: () => void }) {
  const zone = zoneOf(useMe())
  const copy = async () => {
    const done = await copyText(token)
    showToast(done ? { kind: 'success', message: 'Copied' } : { kind: 'error', message: 'Could not copy. Please select the key and copy it.' })
  }
  const may = words.format(made.scopes.map((scope) => screenMessages.apiKeys.scopes[scope].may))
  return (
    <Dialog title="Your new key" width={520} onClose={onClose} foot={<Button onClick={onClose}>Done</Button>}>
      <div className={styles.form}>
        <p className={styles.once}>{screenMessages.apiKeys.once}</p>
        <div className={styles.token}>
          <input readOnly aria-label="API key" value={token} onFocus={(event) => event.target.select()} />
          <Button look="primary" size="small" onClick={() => void copy()}>
            <Copy size={14} strokeWidth={1.75} aria-hidden />
            Copy
          </Button>
        </div>
        <p className={styles.warning}>
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          {screenMessages.apiKeys.warning(may, made.ends_at && formatDate(dateIn(made.ends_at, zone)))}
        </p>
      </div>
    </Dialog>
  )
}
