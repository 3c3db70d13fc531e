import type { ShareRow } from '../../../../shared/api/shares.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkPasswordForm } from './link-password-form.tsx'
import styles from './links-page.module.css'
import { isOutdated, updateShare } from './share-calls.ts'

type LinkPasswordDialogProps = {
  of: ShareRow
  /** it was revoked or replaced elsewhere */
  onOutdated: () => void
  onClose: () => void
}

/** Sets, changes or takes away the password of a link. */
export default function LinkPasswordDialog({ of: { id, title, generation, has_password: has }, onOutdated, onClose }: LinkPasswordDialogProps) {
  const { busy, save } = useSaving()
  const keep = (password: string | null) =>
    save(async () => {
      await updateShare(id, { password, generation }).catch((error: unknown) => {
        if (isOutdated(error)) onOutdated()
        throw error
      })
      showToast({ kind: 'success', message: password === null ? linkMessages.password.removed : linkMessages.password.saved })
      onClose()
    }, messages.share.failed)
  return (
    <Dialog
      title={has ? 'Change password' : 'Set password'}
      width={520}
      busy={busy}
      onClose={onClose}
      foot={
        <>
          {has && (
            <Button look="danger" onClick={() => void keep(null)} aria-disabled={busy || undefined}>
              Remove password
            </Button>
          )}
          <Button onClick={() => !busy && onClose()} aria-disabled={busy || undefined}>
            Cancel
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          <b>{title}.</b> <span>{has ? linkMessages.password.change : linkMessages.password.set}</span>
        </p>
        <LinkPasswordForm action={has ? 'Change password' : 'Set password'} busyAction="Saving" busy={busy} onPassword={keep} />
      </div>
    </Dialog>
  )
}
