import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import CopyDialog from './copy-dialog.tsx'
import EditDialog from './edit-dialog.tsx'

type RunDialogProps = {
  record: ReportRecord
  /** another schedule that begins as this one is */
  copy: boolean
  onRemove: (whole: boolean) => void
  onClose: () => void
}

/** The form over a run to come: to change that, or to schedule the same once more. */
export default function RunDialog({ record, copy, onRemove, onClose }: RunDialogProps) {
  if (copy) return <CopyDialog record={record} onClose={onClose} />
  return <EditDialog record={record} onRemove={onRemove} onClose={onClose} />
}
