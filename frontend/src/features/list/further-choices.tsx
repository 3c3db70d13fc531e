import { Copy, Mail, UserRoundPen } from 'lucide-react'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { sendTest } from './send-test.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

export type FurtherActs = {
  /** schedules the same once more */
  onCopy: (record: ReportRecord) => void
  /** gives its schedule to somebody else */
  onGive: (record: ReportRecord) => void
}

/** What can be done with a run to come besides changing, pausing and removing it. */
export const furtherChoices = (record: ReportRecord, { onCopy, onGive }: FurtherActs) => [
  { id: 'copy', label: 'Duplicate', icon: <Copy {...icon} />, onAction: () => onCopy(record) },
  { id: 'test', label: deliveryMessages.test.ask, icon: <Mail {...icon} />, onAction: () => void sendTest(record) },
  { id: 'give', label: deliveryMessages.handOver.ask, icon: <UserRoundPen {...icon} />, onAction: () => onGive(record) },
]
