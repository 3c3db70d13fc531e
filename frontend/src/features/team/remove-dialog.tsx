import type { Employee } from '../../../../shared/api/team.ts'
import { teamScreenMessages } from '../../../../shared/team-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks before somebody is removed, an invitation is cancelled, or one leaves. */
export default function RemoveDialog({ who, onClose }: { who: Employee; onClose: () => void }) {
  const isYou = useMe().id === who.user_gid
  const isMember = who.state === 'joined'
  const confirm = async () => {
    try {
      await call('DELETE /employees/{id}', { params: { id: who.user_gid }, query: { version: String(who.version) } })
      if (!isYou) showToast({ kind: 'success', message: isMember ? teamScreenMessages.removed : teamScreenMessages.cancelled })
      onClose()
    } catch (error) {
      tellFailure(error)
    }
  }
  if (!isMember)
    return (
      <ConfirmDialog
        title="Cancel invitation"
        question={teamScreenMessages.cancel(who.email)}
        action="Cancel invitation"
        busyAction="Cancelling"
        cancel="Keep it"
        onConfirm={confirm}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={isYou ? 'Leave this account' : 'Remove team member'}
      question={isYou ? teamScreenMessages.leave : teamScreenMessages.remove(who.name)}
      action={isYou ? 'Leave' : 'Remove'}
      busyAction={isYou ? 'Leaving' : 'Removing'}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
