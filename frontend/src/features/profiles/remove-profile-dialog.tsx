import { useState } from 'react'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { useRead } from '../../lib/use-read.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const words = screenMessages.profiles

/** Removes a profile, after saying what stops with it. */
export default function RemoveProfileDialog({ profile, onClose }: { profile: ProfileRow; onClose: () => void }) {
  // what was said when it was confirmed; from then on nothing is read of what is going
  const [said, setSaid] = useState<string | null>(null)
  const { data } = useRead('GET /profiles/{id}/takes', said === null ? { params: { id: profile.id } } : null, { silent: true })
  const remove = async () => {
    setSaid(question)
    try {
      await call('DELETE /profiles/{id}', { params: { id: profile.id } })
      showToast({ kind: 'success', message: profileMessages.removed })
    } catch (error) {
      tellFailure(error)
    }
    onClose()
  }
  const question = [words.takes, ...(data && data.schedules > 0 ? [words.stops(data.schedules)] : []), words.restorable].join(' ')
  return (
    <ConfirmDialog
      title={words.remove(`${profileName(profile)} (${profile.network.display})`)}
      question={said ?? question}
      action="Remove"
      busyAction="Removing"
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
