import { builderMessages } from '../../../../shared/builder-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './builder.module.css'

type OtherSavedDialogProps = { busy: boolean; onClose: () => void; onNew: () => unknown; onOver: () => unknown }

/** Two people saved one template: the second is told, and both keep what they made. */
export function OtherSavedDialog({ busy, onClose, onNew, onOver }: OtherSavedDialogProps) {
  return (
    <Dialog
      title={builderMessages.otherSaved}
      width={520}
      role="alertdialog"
      busy={busy}
      onClose={onClose}
      foot={
        <>
          <Button look="ghost" onClick={onClose}>
            Keep editing
          </Button>
          <Button onClick={() => void onOver()}>Save over theirs</Button>
          <Button look="primary" onClick={() => void onNew()}>
            Save as a new template
          </Button>
        </>
      }
    >
      <p className={styles.question}>{builderMessages.otherSavedHint}</p>
    </Dialog>
  )
}
