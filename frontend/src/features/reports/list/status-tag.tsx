import { Check, CircleAlert, Clock, Trash2 } from 'lucide-react'
import { type RecordState, recordLabels } from '../../../../../shared/api/schedules.ts'
import { Tag } from '../../../ui/tag.tsx'

const tones = { SCHEDULED: 'info', GENERATED: 'good', FAILED: 'bad', DELETED: 'flat' } as const satisfies Record<RecordState, string>
const icons = { SCHEDULED: Clock, GENERATED: Check, FAILED: CircleAlert, DELETED: Trash2 } as const satisfies Record<RecordState, typeof Check>

export function StatusTag({ state }: { state: RecordState }) {
  const Icon = icons[state]
  return (
    <Tag tone={tones[state]} icon={<Icon size={12} strokeWidth={2.25} aria-hidden />}>
      {recordLabels[state]}
    </Tag>
  )
}
