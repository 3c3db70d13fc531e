import { useFormContext, useWatch } from 'react-hook-form'
import { listed } from '../../../../shared/listed.ts'
import { useSubjectOptions } from '../../pickers/subjects/use-subject-options.ts'
import { asks } from '../../request/subject.ts'
import { groupNames, type ReportGroup } from '../../request/view.ts'
import { ClientName } from '../../ui/client-name.tsx'
import type { ScheduleForm } from './schedule-form.ts'

/** Whose report is scheduled, in the title line, where it stands whatever field is in sight. Nothing of a report that is not about a profile group. */
export function ClientOf({ groups }: { groups: readonly ReportGroup[] }) {
  const { control } = useFormContext<ScheduleForm>()
  const [flavor, subject, entityGid, profileIds] = useWatch({ control, name: ['flavor', 'subject', 'entityGid', 'profileIds'] })
  const hasProfiles = asks(flavor, subject).profiles !== 'none'
  const { options } = useSubjectOptions(hasProfiles ? null : (subject?.kind ?? null), groups)
  const own = options.find(({ id }) => id === subject?.id)?.entityGids ?? []
  const clients = hasProfiles
    ? groupNames({ entityGid, profileIds }, groups)
    : groups.flatMap(({ entity_gid, name }) => (own.includes(entity_gid) ? [name] : []))
  if (clients.length === 0) return null
  return <ClientName name={listed(clients)} />
}
