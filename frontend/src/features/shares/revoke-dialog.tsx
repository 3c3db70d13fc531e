import type { ShareRow } from '../../../../shared/api/shares.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { isOutdated, revokeShare } from './share-calls.ts'

type RevokeDialogProps = {
  of: ShareRow
  /** it was replaced elsewhere */
  onOutdated: () => void
  onClose: () => void
}

export default function RevokeDialog({ of: { id, generation, mailed_to }, onOutdated, onClose }: RevokeDialogProps) {
  const confirm = async () => {
    try {
      await revokeShare(id, generation)
      showToast({ kind: 'success', message: linkMessages.revoke.done(1) })
      onClose()
    } catch (error) {
      tellFailure(error)
      if (isOutdated(error)) onOutdated()
    }
  }
  const question = mailed_to === null ? linkMessages.revoke.one : linkMessages.revoke.mailed
  return <ConfirmDialog title="Revoke link" question={question} action="Revoke" busyAction="Revoking" onConfirm={confirm} onClose={onClose} />
}
