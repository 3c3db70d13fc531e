import { useFormContext, useWatch } from 'react-hook-form'
import { asks } from '../../request/subject.ts'
import type { ReportGroup } from '../../request/view.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './schedule-dialog.module.css'
import type { ScheduleForm } from './schedule-form.ts'

/** Whose report is scheduled, in the title line, where it stands whatever field is in sight. Nothing of a report that is not about a profile group. */
export function ClientOf({ groups }: { groups: readonly ReportGroup[] }) {
  const { control } = useFormContext<ScheduleForm>()
  const [flavor, subject, entityGid] = useWatch({ control, name: ['flavor', 'subject', 'entityGid'] })
  const group = groups.find(({ entity_gid }) => entity_gid === entityGid)
  if (!group || asks(flavor, subject).profiles === 'none') return null
  return (
    <span className={styles.client}>
      <Avatar name={group.name} size={16} />
      <span dir="auto">{group.name}</span>
    </span>
  )
}
