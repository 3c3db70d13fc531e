/** One run, as a calendar shows it. */
import * as v from 'valibot'
import { ReportRecipient } from './report-recipient.ts'
import { ReportRecord } from './report-record.ts'

/** Days that are asked for at once, at most: the weeks of a month, and some on each side for whoever reads them in another zone. */
export const calendarDays = 62

const fields = [
  ...(['_id', 'schedule_id', 'flavor', 'title', 'icon', 'type', 'state', 'label_state', 'paused', 'held', 'retry'] as const),
  ...(['generate_at', 'local_time', 'timezone', 'run', 'runs', 'until_stopped', 'entities', 'subject'] as const),
] as const

export const CalendarRun = v.object({
  ...v.pick(ReportRecord, fields).entries,
  recipients: v.array(v.pick(ReportRecipient, ['email', 'name', 'status', 'outcome'])),
})
export type CalendarRun = v.InferOutput<typeof CalendarRun>
