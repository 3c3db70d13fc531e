import { type RefObject, useState } from 'react'
import { messages } from '../../../../../shared/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { ProfileList } from '../profile-list.tsx'
import type { ReportGroup } from '../report-search.ts'
import styles from './choice-popover.module.css'

type ProfilePopoverProps = {
  opener: RefObject<HTMLElement | null>
  group: ReportGroup
  selected: readonly string[]
  onApply: (profileIds: string[]) => void
  onClose: () => void
}

/** Ticks are kept until Apply, so a report is read once and not with every tick. */
export default function ProfilePopover({ opener, group, selected, onApply, onClose }: ProfilePopoverProps) {
  const [draft, setDraft] = useState(() => group.profiles.map((profile) => profile.id).filter((id) => selected.includes(id)))
  const [refused, setRefused] = useState(false)
  return (
    <Popover opener={opener} label="Profiles" onClose={onClose}>
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault()
          if (draft.length > 0) onApply(draft)
          else setRefused(true)
        }}
      >
        <ProfileList profiles={group.profiles} selected={draft} onChange={setDraft} autoFocus />
        <div className={styles.foot}>
          <p className={styles.problem} role="alert">
            {refused && draft.length === 0 ? messages.profiles.none : ''}
          </p>
          <Button look="ghost" size="small" onClick={onClose}>
            Close
          </Button>
          <Button look="primary" size="small" type="submit">
            Apply
          </Button>
        </div>
      </form>
    </Popover>
  )
}
