import { useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { ProfileList } from '../../pickers/profiles/profile-list.tsx'
import type { ReportGroup } from '../../request/view.ts'
import type { OpenChoice } from './choice-button.tsx'
import styles from './choice-popover.module.css'
import { ChoicePopover } from './choice-popover.tsx'

type ProfilePopoverProps = OpenChoice & { group: ReportGroup; selected: readonly string[]; onApply: (profileIds: string[]) => void }

export default function ProfilePopover({ group, selected, onApply, ...choice }: ProfilePopoverProps) {
  const [draft, setDraft] = useState(() => group.profiles.map((profile) => profile.id).filter((id) => selected.includes(id)))
  const [refused, setRefused] = useState(false)
  const problem = (
    <p className={styles.problem} role="alert">
      {refused && draft.length === 0 ? messages.profiles.none : ''}
    </p>
  )
  return (
    <ChoicePopover {...choice} label="Profiles" onApply={() => (draft.length > 0 ? onApply(draft) : setRefused(true))} aside={problem}>
      <ProfileList profiles={group.profiles} selected={draft} onChange={setDraft} autoFocus />
    </ChoicePopover>
  )
}
