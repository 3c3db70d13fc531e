/** One run of a schedule, as lists and its ledger show it. */
import * as v from 'valibot'
import { messages } from '../messages.ts'
import { PdfExtent } from '../pdf-extent.ts'
import { reportIcons } from '../reports/language/manifest.ts'
import { ReportRecipient } from './report-recipient.ts'

export const ScheduleType = v.picklist(['ONCE', 'WEEKLY', 'MONTHLY'], messages.schedule.timeframeRequired)
export const RecordState = v.picklist(['SCHEDULED', 'GENERATED', 'FAILED', 'DELETED'])
export type RecordState = v.InferOutput<typeof RecordState>

export const recordLabels = { SCHEDULED: 'Scheduled', GENERATED: 'Ready', FAILED: 'Failed', DELETED: 'Deleted' } as const satisfies Record<RecordState, string>
/** of a run that is SCHEDULED and has failed at least once */
export const retryingLabel = 'Retrying'
/** of a run that is SCHEDULED while its schedule is paused */
export const pausedLabel = 'Paused'

export const ReportRecord = v.object({
  _id: v.string(),
  schedule_id: v.string(),
  flavor: v.string(),
  title: v.string(),
  /** that its report type declares */
  icon: v.picklist(reportIcons),
  type: ScheduleType,
  state: RecordState,
  label_state: v.string(),
  /** its schedule is: should its time come before that goes on, it is left out */
  paused: v.boolean(),
  /** it was not sent because figures are missing, and waits for somebody to send it, or was left out; null of all others */
  held: v.nullable(v.picklist(['hold', 'skip'])),
  /** ISO instant, UTC */
  generate_at: v.string(),
  /** wall time in `timezone`, for reading */
  local_time: v.string(),
  timezone: v.string(),
  /** `YYYY-MM-DDTHH:mm`, the wall time from which the runs of its schedule are counted: its weekday or day of the month; null of what is sent once, and where that is not known */
  counted_from: v.nullable(v.string()),
  run: v.number(),
  /** of its schedule, as far as they are written */
  runs: v.number(),
  /** others follow the last of them, until somebody stops its schedule */
  until_stopped: v.boolean(),
  profiles: v.array(v.string()),
  entities: v.array(v.string()),
  /** what the report is about and limited to, in words */
  subject: v.optional(v.string()),
  template_id: v.nullable(v.string()),
  /** null: the newest when it runs */
  template_version: v.nullable(v.number()),
  recipients: v.array(ReportRecipient),
  /** what it covers, or will; null of one that failed before that was known */
  dates: v.nullable(v.object({ dateFrom: v.string(), dateTo: v.string(), priorFrom: v.nullable(v.string()), priorTo: v.nullable(v.string()) })),
  /** step name -> ISO instant it was done */
  steps: v.record(v.string(), v.string()),
  reason: v.nullable(v.string()),
  /** the next try after one that failed: its instant (ISO, UTC), why the last one failed, how many tries in a row did, and of how many */
  retry: v.nullable(v.object({ at: v.string(), reason: v.string(), tries: v.number(), of: v.number() })),
  /** how much of the report its PDF holds, or will */
  pdf_extent: PdfExtent,
  pages: v.nullable(v.number()),
  bytes: v.nullable(v.number()),
  /** of the sealed snapshot as it is stored; `content`: of the figures and dates that it shows, null of one that was sealed before that was kept */
  hash: v.nullable(v.string()),
  content: v.nullable(v.string()),
  created_at: v.string(),
})
export type ReportRecord = v.InferOutput<typeof ReportRecord>
