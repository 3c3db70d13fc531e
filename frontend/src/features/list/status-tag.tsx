import { Check, CircleAlert, Clock, RotateCw, Trash2 } from 'lucide-react'
import { type RecordState, type ReportRecord, recordLabels, retryingLabel } from '../../../../shared/api/schedules.ts'
import { Tag } from '../../ui/tag.tsx'

const tones = { SCHEDULED: 'info', GENERATED: 'good', FAILED: 'bad', DELETED: 'flat' } as const satisfies Record<RecordState, string>
const icons = { SCHEDULED: Clock, GENERATED: Check, FAILED: CircleAlert, DELETED: Trash2 } as const satisfies Record<RecordState, typeof Check>

export function StatusTag({ record: { state, retry } }: { record: Pick<ReportRecord, 'state' | 'retry'> }) {
  const Icon = retry ? RotateCw : icons[state]
  return (
    <Tag tone={retry ? 'warn' : tones[state]} icon={<Icon size={12} strokeWidth={2.25} aria-hidden />}>
      {retry ? retryingLabel : recordLabels[state]}
    </Tag>
  )
}
