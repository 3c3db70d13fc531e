import type { ApiKey } from '../../../../shared/api/api-keys.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

export function RevokeKeyDialog({ revoked: { id, name }, onClose }: { revoked: ApiKey; onClose: () => void }) {
  const revoke = async () => {
    try {
      await call('DELETE /api-keys/{id}', { params: { id } })
      showToast({ kind: 'success', message: screenMessages.apiKeys.revoked })
      onClose()
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <ConfirmDialog
      title="Revoke API key"
      question={screenMessages.apiKeys.revokeQuestion(name)}
      action="Revoke"
      busyAction="Revoking"
      onConfirm={revoke}
      onClose={onClose}
    />
  )
}
