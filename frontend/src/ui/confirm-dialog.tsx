import { useState } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = { title: string; question: string; action: string; busyAction: string; onConfirm: () => Promise<void>; onClose: () => void }

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, question, action, busyAction, onConfirm, onClose }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }
  return (
    <Dialog
      title={title}
      width={450}
      role="alertdialog"
      busy={busy}
      onClose={onClose}
      foot={
        <>
          <Button look="ghost" onClick={onClose} disabled={busy} autoFocus>
            Cancel
          </Button>
          <Button className={styles.danger} onClick={() => void confirm()} disabled={busy}>
            {busy ? busyAction : action}
          </Button>
        </>
      }
    >
      <p className={styles.question}>{question}</p>
    </Dialog>
  )
}
