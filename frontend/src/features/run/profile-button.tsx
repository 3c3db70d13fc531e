import { Users } from 'lucide-react'
import { lazy } from 'react'
import { formatCount } from '../../../../shared/format-count.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { openProfiles, type ReportGroup, type ReportView } from '../../request/view.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { ChoiceButton } from './choice-button.tsx'

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
  const all = group ? openProfiles(group) : []
  const isAll = all.length > 0 && all.length === view.profileIds.length && all.every((profile) => view.profileIds.includes(profile.id))
  const only = view.profileIds.length === 1 ? groups.flatMap((one) => one.profiles).find((profile) => profile.id === view.profileIds[0]) : undefined
  const text = isAll
    ? 'All profiles'
    : only
      ? profileName(only)
      : `${formatCount(view.profileIds.length)} ${view.profileIds.length === 1 ? 'profile' : 'profiles'}`
  const icon = only && !isAll ? <NetworkIcon network={only.code} colored /> : group ? <Avatar name={group.name} size={16} /> : <Users size={16} aria-hidden />
  return (
    <ChoiceButton name="Profiles" icon={icon} text={text} busy={busy} load={load}>
      {(choice) =>
        group && (
          <ProfilePopover
            {...choice}
            group={group}
            selected={view.profileIds}
            onApply={(ids) => {
              choice.onClose()
              onChange(ids)
            }}
          />
        )
      }
    </ChoiceButton>
  )
}
