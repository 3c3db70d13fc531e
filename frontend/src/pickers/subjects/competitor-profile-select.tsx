import { tabDisplay } from '../../../../shared/networks.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { offeredProfiles, type ReportGroup } from '../../request/view.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'

type CompetitorProfileSelectProps = {
  groups: readonly ReportGroup[]
  value: string | null
  onChange: (id: string) => void
  error?: string | undefined
}

/** The one profile whose competitors a report is about (docs/behaviours.md#competitors). */
export function CompetitorProfileSelect({ groups, value, onChange, error }: CompetitorProfileSelectProps) {
  const nameOf = (gid: string) => groups.find((group) => group.entity_gid === gid)?.name ?? null
  return (
    <FormSelect
      label="Profile"
      placeholder="Select a profile"
      value={value}
      error={error}
      options={offeredProfiles('competitors', groups).map((profile) => ({
        id: profile.id,
        label: profileName(profile),
        hint: groups.length > 1 ? nameOf(profile.entity_gid) : null,
        icon: <NetworkIcon network={profile.code} colored />,
        said: tabDisplay(profile.code),
      }))}
      onChange={onChange}
    />
  )
}
