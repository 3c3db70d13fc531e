import { Check, CircleAlert, Clock, Pause, RotateCw, Trash2 } from 'lucide-react'
import { type RecordState, type ReportRecord, retryingLabel } from '../../../../shared/api/schedules.ts'
import { Tag } from '../../ui/tag.tsx'

const tones = { SCHEDULED: 'info', GENERATED: 'good', FAILED: 'bad', DELETED: 'flat' } as const satisfies Record<RecordState, string>
const icons = { SCHEDULED: Clock, GENERATED: Check, FAILED: CircleAlert, DELETED: Trash2 } as const satisfies Record<RecordState, typeof Check>

type Told = Pick<ReportRecord, 'state' | 'label_state' | 'paused' | 'held'>

/** How the state of a run looks. */
export function statusLook({ state, label_state, paused, held }: Told) {
  const isRetrying = label_state === retryingLabel
  return { Icon: paused ? Pause : isRetrying ? RotateCw : icons[state], tone: paused ? 'flat' : isRetrying || held ? 'warn' : tones[state] } as const
}

export function StatusTag({ record }: { record: Told }) {
  const { Icon, tone } = statusLook(record)
  return (
    <Tag tone={tone} icon={<Icon size={12} strokeWidth={2.25} aria-hidden />}>
      {record.label_state}
    </Tag>
  )
}
