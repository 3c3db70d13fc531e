import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { ChoicesWait } from './choices-wait.tsx'
import { copyValues, knownMembers } from './edit-form.ts'
import { GoneDialog } from './gone-dialog.tsx'
import { ScheduleFormDialog } from './schedule-form-dialog.tsx'
import { useOpenedRun } from './use-opened-run.ts'

const title = 'Schedule Report'

/** "Schedule Report", filled with what a run to come was ordered with. */
export default function CopyDialog({ record, onClose }: { record: ReportRecord; onClose: () => void }) {
  const { opened, groups, failed, again } = useOpenedRun(record)
  const { groups: allGroups } = useReportGroups()
  if (!opened) return <ChoicesWait title={title} width={450} failed={failed} onRetry={again} onClose={onClose} />
  const { order } = opened
  const values = order && copyValues(order, opened.record.runs, groups, serverNow())
  if (!values) return <GoneDialog title={title} state={opened.record.state} onClose={onClose} />
  return <ScheduleFormDialog name={`copy of ${record._id}`} values={values} groups={allGroups} known={knownMembers(order, opened.record)} onClose={onClose} />
}
