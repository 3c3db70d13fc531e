import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { messages } from '../../../../shared/messages.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** `whole`: all coming runs of its schedule. */
export type Removal = { record: ReportRecord; whole: boolean }

type RemoveDialogProps = { removal: Removal; onRemoved: () => void; onClose: () => void }

export function RemoveDialog({ removal, onRemoved, onClose }: RemoveDialogProps) {
  const { record, whole } = removal
  const confirm = async () => {
    try {
      await call('DELETE /reports/scheduled/{id}', { params: { id: whole ? record.schedule_id : record._id }, query: { type: whole ? 'schedule' : 'run' } })
      onRemoved()
    } catch (error) {
      tellFailure(error)
    }
  }
  const title = whole && record.runs > 1 ? 'Remove all coming runs' : 'Remove report'
  return <ConfirmDialog title={title} question={messages.schedule.remove} action="Remove" busyAction="Removing" onConfirm={confirm} onClose={onClose} />
}
