import { Check, CircleAlert, Clock, Pause, RotateCw, Trash2 } from 'lucide-react'
import { type RecordState, type ReportRecord, retryingLabel } from '../../../../shared/api/schedules.ts'
import { Tag } from '../../ui/tag.tsx'

const tones = { SCHEDULED: 'info', GENERATED: 'good', FAILED: 'bad', DELETED: 'flat' } as const satisfies Record<RecordState, string>
const icons = { SCHEDULED: Clock, GENERATED: Check, FAILED: CircleAlert, DELETED: Trash2 } as const satisfies Record<RecordState, typeof Check>

type Told = Pick<ReportRecord, 'state' | 'label_state' | 'paused' | 'held'>

/** Returns the icon and tone of a run. `missed`: failed and bounced emails, as text. */
export function statusLook({ state, label_state, paused, held }: Told, missed = '') {
  const isRetrying = label_state === retryingLabel
  const Icon = paused ? Pause : isRetrying ? RotateCw : missed ? CircleAlert : icons[state]
  return { Icon, tone: paused ? 'flat' : isRetrying || held || missed ? 'warn' : tones[state] } as const
}

export function StatusTag({ record, missed = '' }: { record: Told; missed?: string }) {
  const { Icon, tone } = statusLook(record, missed)
  return (
    <Tag tone={tone} icon={<Icon size={12} strokeWidth={2.25} aria-hidden />}>
      {missed ? `${record.label_state}, ${missed}` : record.label_state}
    </Tag>
  )
}
