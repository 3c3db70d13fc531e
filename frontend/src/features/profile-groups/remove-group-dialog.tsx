import { useState } from 'react'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useProfileGroup } from './use-profile-groups.ts'

const words = screenMessages.groups

/** "4 profiles, 2 schedules and 1 shared link"; null when there is nothing. */
function listed(takes: { profiles: number; schedules: number; links: number; members: number }): string | null {
  const parts = [
    takes.profiles > 0 && words.profiles(takes.profiles),
    takes.schedules > 0 && words.schedules(takes.schedules),
    takes.links > 0 && words.links(takes.links),
    takes.members > 0 && words.access(takes.members),
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts)
}

/** Removes a profile group, after saying what goes with it. */
export default function RemoveGroupDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  // what was said when it was confirmed; from then on nothing is read of what is going
  const [said, setSaid] = useState<string | null>(null)
  const { data, error } = useProfileGroup(said === null ? id : null)
  const takes = data?.entity.takes
  const remove = async () => {
    setSaid(question)
    try {
      await call('DELETE /entities/{id}', { params: { id } })
      showToast({ kind: 'success', message: groupMessages.removed })
    } catch (failure) {
      tellFailure(failure)
    }
    onClose()
  }
  const question = takes
    ? [words.takes(listed(takes)), ...(takes.schedules > 0 ? [words.stops] : []), words.restorable].join(' ')
    : error
      ? words.restorable
      : messages.busy
  return <ConfirmDialog title={words.remove(name)} question={said ?? question} action="Remove" busyAction="Removing" onConfirm={remove} onClose={onClose} />
}
