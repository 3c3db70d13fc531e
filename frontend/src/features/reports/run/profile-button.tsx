import { ChevronDown, Users } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { profileName } from '../../../../../shared/profile-name.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { NetworkIcon } from '../../../ui/network-icon.tsx'
import { openProfiles, type ReportGroup, type ReportView } from '../report-search.ts'
import styles from './profile-button.module.css'

const load = () => import('./profile-popover.tsx')
const ProfilePopover = lazy(load)

type ProfileButtonProps = {
  view: ReportView
  group: ReportGroup | null
  groups: readonly ReportGroup[]
  busy: boolean
  onChange: (profileIds: string[]) => void
}

export function ProfileButton({ view, group, groups, busy, onChange }: ProfileButtonProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const all = group ? openProfiles(group) : []
  const isAll = all.length > 0 && all.length === view.profileIds.length && all.every((profile) => view.profileIds.includes(profile.id))
  const only = view.profileIds.length === 1 ? groups.flatMap((one) => one.profiles).find((profile) => profile.id === view.profileIds[0]) : undefined
  const text = isAll ? 'All profiles' : only ? profileName(only) : `${view.profileIds.length} ${view.profileIds.length === 1 ? 'profile' : 'profiles'}`
  return (
    <>
      <Button
        ref={opener}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => !busy && setOpen(true)}
      >
        {only && !isAll ? <NetworkIcon network={only.code} colored /> : group ? <Avatar name={group.name} size={16} /> : <Users size={16} aria-hidden />}
        <span className="sr-only">Profiles:</span>
        <span className={styles.text}>{text}</span>
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </Button>
      {open && group && (
        <Suspense>
          <ProfilePopover
            opener={opener}
            group={group}
            selected={view.profileIds}
            onClose={() => setOpen(false)}
            onApply={(ids) => {
              setOpen(false)
              onChange(ids)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
