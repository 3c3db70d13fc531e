import type { ReportRecord } from '../../../../../shared/api/schedules.ts'
import { messages } from '../../../../../shared/messages.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useRemoveReport } from '../use-remove-report.ts'

export type Removal = { record: ReportRecord; whole: boolean }

export default function RemoveDialog({ removal, onClose }: { removal: Removal; onClose: () => void }) {
  const remove = useRemoveReport()
  const { record, whole } = removal
  const confirm = async () => {
    try {
      await remove(whole ? record.schedule_id : record._id, whole)
      onClose()
    } catch (error) {
      showToast({ kind: 'error', message: sentenceOf(error) })
    }
  }
  return <ConfirmDialog title="Remove report" question={messages.schedule.remove} action="Remove" busyAction="Removing" onConfirm={confirm} onClose={onClose} />
}
