import { linkMessages } from '../../../../shared/link-messages.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { revokeAllShares } from './share-calls.ts'

export default function RevokeAllDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const confirm = async () => {
    try {
      const { revoked } = await revokeAllShares()
      showToast({ kind: 'success', message: linkMessages.revoke.done(revoked) })
      onClose()
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <ConfirmDialog
      title="Revoke all links"
      question={linkMessages.revoke.all(count)}
      action="Revoke all"
      busyAction="Revoking"
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
