import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { messages } from '../../../../shared/messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

export type Removal = { record: ReportRecord; whole: boolean }

export default function RemoveDialog({ removal, onClose }: { removal: Removal; onClose: () => void }) {
  const { record, whole } = removal
  const confirm = async () => {
    try {
      await call('DELETE /reports/scheduled/{id}', { params: { id: whole ? record.schedule_id : record._id }, query: { type: whole ? 'schedule' : 'run' } })
      onClose()
    } catch (error) {
      tellFailure(error)
    }
  }
  return <ConfirmDialog title="Remove report" question={messages.schedule.remove} action="Remove" busyAction="Removing" onConfirm={confirm} onClose={onClose} />
}
