import { linkMessages } from '../../../../shared/link-messages.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { revokeShare } from './share-calls.ts'

export default function RevokeDialog({ id, mailed, onClose }: { id: string; mailed: boolean; onClose: () => void }) {
  const confirm = async () => {
    try {
      await revokeShare(id)
      showToast({ kind: 'success', message: linkMessages.revoke.done(1) })
      onClose()
    } catch (error) {
      tellFailure(error)
    }
  }
  const question = mailed ? linkMessages.revoke.mailed : linkMessages.revoke.one
  return <ConfirmDialog title="Revoke link" question={question} action="Revoke" busyAction="Revoking" onConfirm={confirm} onClose={onClose} />
}
