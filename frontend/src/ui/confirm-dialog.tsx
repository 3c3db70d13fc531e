import { useState } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  question: string
  action: string
  busyAction: string
  /** the way back */
  cancel?: string
  /** nothing is lost by it */
  safe?: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before something that cannot be undone, or that others notice. A button that works is not disabled: it would lose the focus, and Escape with it. */
export function ConfirmDialog({ title, question, action, busyAction, cancel = 'Cancel', safe = false, onConfirm, onClose }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    if (busy) return
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
          <Button look="ghost" onClick={() => !busy && onClose()} aria-disabled={busy || undefined} autoFocus>
            {cancel}
          </Button>
          <Button {...(safe ? { look: 'primary' as const } : { className: styles.danger })} onClick={() => void confirm()} aria-disabled={busy || undefined}>
            {busy ? busyAction : action}
          </Button>
        </>
      }
    >
      <p className={styles.question}>{question}</p>
    </Dialog>
  )
}
