import { Check, CircleAlert, Clock, Pause, RotateCw, Trash2 } from 'lucide-react'
import { type RecordState, type ReportRecord, retryingLabel } from '../../../../shared/api/schedules.ts'
import { Tag } from '../../ui/tag.tsx'

const tones = { SCHEDULED: 'info', GENERATED: 'good', FAILED: 'bad', DELETED: 'flat' } as const satisfies Record<RecordState, string>
const icons = { SCHEDULED: Clock, GENERATED: Check, FAILED: CircleAlert, DELETED: Trash2 } as const satisfies Record<RecordState, typeof Check>

export function StatusTag({ record: { state, label_state, paused, held } }: { record: Pick<ReportRecord, 'state' | 'label_state' | 'paused' | 'held'> }) {
  const isRetrying = label_state === retryingLabel
  const Icon = paused ? Pause : isRetrying ? RotateCw : icons[state]
  return (
    <Tag tone={paused ? 'flat' : isRetrying || held ? 'warn' : tones[state]} icon={<Icon size={12} strokeWidth={2.25} aria-hidden />}>
      {label_state}
    </Tag>
  )
}
