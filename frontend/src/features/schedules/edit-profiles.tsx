import { useController, useFormContext } from 'react-hook-form'
import { formatCount } from '../../../../shared/format-count.ts'
import { ProfileTree } from '../../pickers/profiles/profile-tree.tsx'
import { openProfiles, type ReportGroup } from '../../request/view.ts'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './edit-dialog.module.css'
import { PopoverField } from './profiles-fields.tsx'
import type { ScheduleForm } from './schedule-form.ts'

type EditProfilesProps = { groups: readonly ReportGroup[] /** opened from a field, where there is no room beside the form */; small?: boolean }

/** The profiles of all groups, those of the report ticked. */
export function EditProfiles({ groups, small = false }: EditProfilesProps) {
  const { control } = useFormContext<ScheduleForm>()
  const { field: profiles, fieldState } = useController({ control, name: 'profileIds' })
  const { field: entity } = useController({ control, name: 'entityGid' })
  const problem = fieldState.error?.message
  const choose = (ids: string[]) => {
    profiles.onChange(ids)
    // the team and the labels to choose from are those of the first profile
    const group = groups.find((one) => one.profiles.some(({ id }) => id === ids[0]))
    if (group) entity.onChange(group.entity_gid)
  }
  const tree = <ProfileTree groups={groups} selected={profiles.value} onChange={choose} />
  if (small) {
    const open = groups.flatMap(openProfiles).length
    return (
      <PopoverField label="Profiles" text={`${formatCount(profiles.value.length)} of ${formatCount(open)}`} error={problem}>
        {tree}
      </PopoverField>
    )
  }
  return (
    <section className={styles.profiles} aria-label="Profiles">
      {tree}
      {problem && <FieldProblem message={problem} />}
    </section>
  )
}
