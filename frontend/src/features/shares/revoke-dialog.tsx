import { messages } from '../../../../shared/messages.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { revokeShare } from './share-calls.ts'

export default function RevokeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const confirm = async () => {
    try {
      await revokeShare(id)
      onClose()
    } catch (error) {
      tellFailure(error)
    }
  }
  return <ConfirmDialog title="Revoke link" question={messages.share.revoke} action="Revoke" busyAction="Revoking" onConfirm={confirm} onClose={onClose} />
}
