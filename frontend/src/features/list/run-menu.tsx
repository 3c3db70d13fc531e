import { CalendarClock, FileText, Pause, Play, Trash2 } from 'lucide-react'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import type { OpenMenu } from '../../ui/menu.tsx'
import MenuPopover from '../../ui/menu-popover.tsx'
import { type FurtherActs, furtherChoices } from './further-choices.tsx'
import { pauseSchedule } from './pause-schedule.ts'
import type { Removal } from './remove-dialog.tsx'
import { isToCome, type RunRow } from './run-rows.ts'

export type RunActs = FurtherActs & {
  /** whether this person may change or remove the run */
  mayChange: (record: ReportRecord) => boolean
  onOpen: (id: string) => void
  onRemove: (removal: Removal) => void
  onEdit: (record: ReportRecord) => void
}
type RunMenuProps = RunActs & OpenMenu & { row: RunRow }

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What can be done with a run of the list. */
export default function RunMenu({ row: { record, more }, mayChange, onOpen, onRemove, onEdit, opener, onClose, ...further }: RunMenuProps) {
  const changes = [
    { id: 'edit', label: 'Edit', icon: <CalendarClock {...icon} />, onAction: () => onEdit(record) },
    {
      id: 'pause',
      label: record.paused ? 'Resume' : 'Pause',
      icon: record.paused ? <Play {...icon} /> : <Pause {...icon} />,
      onAction: () => void pauseSchedule(record),
    },
    ...furtherChoices(record, further),
  ]
  const whole = {
    id: 'all',
    label: 'Remove all coming runs',
    hint: `${formatCount(more + 1)} runs`,
    icon: <Trash2 {...icon} />,
    onAction: () => onRemove({ record, whole: true }),
  }
  const run = {
    id: 'run',
    label: 'Remove',
    hint: record.runs > 1 ? 'This run only' : undefined,
    icon: <Trash2 {...icon} />,
    // the last coming run is all that is left of its schedule (docs/behaviours.md#occurrences)
    onAction: () => onRemove({ record, whole: record.state === 'SCHEDULED' && more === 0 }),
  }
  const see = { id: 'open', label: 'Delivery ledger', icon: <FileText {...icon} />, onAction: () => onOpen(record._id) }
  const may = mayChange(record)
  return (
    <MenuPopover
      label={`Actions for ${record.title}`}
      placement="bottom end"
      groups={[
        { id: 'see', choices: [see, ...(may && isToCome(record) ? changes : [])] },
        ...(may ? [{ id: 'remove', choices: [run, ...(more > 0 ? [whole] : [])] }] : []),
      ]}
      opener={opener}
      onClose={onClose}
    />
  )
}
