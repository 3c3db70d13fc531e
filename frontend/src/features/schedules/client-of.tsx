import { useFormContext, useWatch } from 'react-hook-form'
import { listed } from '../../../../shared/listed.ts'
import { asks } from '../../request/subject.ts'
import { groupNames, type ReportGroup } from '../../request/view.ts'
import { ClientName } from '../../ui/client-name.tsx'
import type { ScheduleForm } from './schedule-form.ts'

/** Whose report is scheduled, in the title line, where it stands whatever field is in sight. Nothing of a report that is not about a profile group. */
export function ClientOf({ groups }: { groups: readonly ReportGroup[] }) {
  const { control } = useFormContext<ScheduleForm>()
  const [flavor, subject, entityGid, profileIds] = useWatch({ control, name: ['flavor', 'subject', 'entityGid', 'profileIds'] })
  const clients = groupNames({ entityGid, profileIds }, groups)
  if (clients.length === 0 || asks(flavor, subject).profiles === 'none') return null
  return <ClientName name={listed(clients)} />
}
