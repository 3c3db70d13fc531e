import { Copy, Download } from 'lucide-react'
import { securityMessages } from '../../../../../shared/security-messages.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { saveDownload } from '../../../lib/save-download.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './security.module.css'

/** The only time that they are shown: closed by its button, and not by a press beside it. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `${securityMessages.twoFactor.file}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    if (await copyText(text)) showToast({ kind: 'success', message: 'The codes are copied.' })
  }
  const save = () => saveDownload({ kind: 'file', name: 'almanac-recovery-codes.txt', blob: new Blob([text], { type: 'text/plain' }) })
  return (
    <Dialog
      title="Save your recovery codes"
      role="alertdialog"
      width={520}
      onClose={onClose}
      foot={
        <Button look="primary" onClick={onClose} autoFocus>
          I have saved them
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>{securityMessages.twoFactor.forLater}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.row}>
          <Button onClick={() => void copy()}>
            <Copy size={16} strokeWidth={1.75} aria-hidden />
            Copy
          </Button>
          <Button onClick={save}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            Save as file
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
