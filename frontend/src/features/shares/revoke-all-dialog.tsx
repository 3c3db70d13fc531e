import { messages } from '../../../../shared/messages.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { revokeAllShares } from './share-calls.ts'

export default function RevokeAllDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const confirm = async () => {
    try {
      const { revoked } = await revokeAllShares()
      showToast({ kind: 'success', message: messages.share.revokedAll(revoked) })
      onClose()
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <ConfirmDialog
      title="Revoke all links"
      question={messages.share.revokeAll(count)}
      action="Revoke all"
      busyAction="Revoking"
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
