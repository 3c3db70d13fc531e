import * as v from 'valibot'
import { Id, listLength, Revision } from '../fields.ts'
import { messages } from '../messages.ts'
import { endpoint } from './endpoint.ts'
import { EmptyQuery } from './inputs.ts'
import { runs } from './read-sets.ts'
import { RecordState, ReportRecord } from './report-record.ts'
import { ScheduleBody, ScheduleOrder } from './schedule-order.ts'

export { pausedLabel, RecordState, ReportRecord, recordLabels, retryingLabel, ScheduleType } from './report-record.ts'

/** A run's id, as the lists give it. */
const Cursor = v.pipe(v.string(), v.maxLength(26, messages.schedule.badCursor), v.regex(/^[0-9A-Z]{26}$/, messages.schedule.badCursor))

const access = { session: true, permission: ['reports', 'manage'], refusal: messages.noAccessToSchedule } as const

export const createScheduledReport = endpoint({
  name: 'create-scheduled-report',
  domain: 'schedules',
  method: 'POST',
  path: '/reports/scheduled',
  summary: 'Schedule a report, or request its PDF now (type ONCE)',
  audit: { kind: 'schedules', to: 'schedule', did: 'scheduled', thing: 'report' },
  // the plan feature depends on the type: a PDF now is an export, all else is a schedule
  changes: ['own', runs],
  failure: messages.unable.downloadReport,
  access,
  body: ScheduleBody,
  response: v.object({ schedule_id: v.string(), records: v.array(ReportRecord), message: v.nullable(v.string()) }),
  status: 201,
})
export const listScheduledReports = endpoint({
  name: 'list-scheduled-reports',
  domain: 'schedules',
  method: 'GET',
  path: '/reports/scheduled',
  summary: 'List all report runs, newest first',
  access: { session: true, permission: ['reports', 'view'] },
  query: v.strictObject({ cursor: v.optional(Cursor), state: v.optional(RecordState) }),
  response: v.object({ records: v.array(ReportRecord), cursor: v.nullable(v.string()) }),
})
export const getScheduledReport = endpoint({
  name: 'get-scheduled-report',
  domain: 'schedules',
  method: 'GET',
  path: '/reports/scheduled/{id}',
  summary: 'Get one run with its delivery ledger',
  access: { session: true, permission: ['reports', 'view'] },
  response: v.object({
    record: ReportRecord,
    /** those of its schedule that are to come or were made, in their order; of one without an end, the newest 52 */
    runs: v.array(v.pick(ReportRecord, ['_id', 'run', 'state', 'label_state', 'paused', 'held', 'generate_at', 'local_time', 'timezone'])),
    /** null of a run that is not to come, or that the caller may not change */
    order: v.nullable(ScheduleOrder),
    /** of the same: how many runs of its schedule were sent, and those to come after it */
    course: v.nullable(v.object({ sent: v.number(), following: v.array(v.pick(ReportRecord, ['run', 'generate_at', 'timezone', 'counted_from'])) })),
    /** of the same: in whose name it is made, and who is told when it fails; null of somebody who left */
    owner: v.nullable(v.object({ id: v.string(), name: v.string() })),
    /** of the same: how often it was changed. Sent along with a change, that is refused when somebody else has made one since */
    revision: v.nullable(v.number()),
  }),
})
/** A run to come is ordered anew, for itself or with all that follow it: the same fields, of which the type of report and how often it repeats stay. */
export const updateScheduledReport = endpoint({
  name: 'update-scheduled-report',
  domain: 'schedules',
  method: 'PATCH',
  path: '/reports/scheduled/{id}',
  summary: 'Change one run to come, or it and all that follow',
  audit: { kind: 'schedules', to: 'change', did: 'changed', thing: 'schedule' },
  changes: ['own', runs],
  failure: messages.unable.downloadReport,
  access: { ...access, inPerson: true },
  body: v.strictObject({ ...ScheduleBody.entries, which: v.optional(v.picklist(['run', 'following']), 'run'), revision: v.optional(Revision) }),
  response: v.object({ records: v.array(ReportRecord) }),
})
export const deleteScheduledReport = endpoint({
  name: 'delete-scheduled-report',
  domain: 'schedules',
  method: 'DELETE',
  path: '/reports/scheduled/{id}',
  summary: 'Remove one run, or with type "schedule" all its coming runs',
  audit: { kind: 'schedules', to: 'remove', did: 'removed', thing: 'schedule' },
  changes: ['own', runs],
  access,
  query: v.strictObject({ type: v.optional(v.picklist(['schedule', 'run']), 'run') }),
  response: v.object({ deleted: v.literal(true) }),
})
export const pauseScheduledReport = endpoint({
  name: 'pause-scheduled-report',
  domain: 'schedules',
  method: 'POST',
  path: '/reports/scheduled/{id}/pause',
  summary: 'Pause the schedule of a run, or let it go on',
  audit: { kind: 'schedules', to: 'pause', did: 'paused', thing: 'schedule' },
  changes: ['own', runs],
  access,
  body: v.strictObject({ paused: v.boolean() }),
  /** `records`: its runs to come; `left_out`: how many were due while it was paused */
  response: v.object({ records: v.array(ReportRecord), left_out: v.number() }),
})
/** What a schedule would send now, to whoever asks alone: the fields are those of the order, of which its recipients and its time are not used. */
export const testScheduledReport = endpoint({
  name: 'test-scheduled-report',
  domain: 'schedules',
  method: 'POST',
  path: '/reports/scheduled/test',
  summary: 'Email a test of a schedule to yourself',
  audit: { kind: 'schedules', to: 'send themselves a test of', did: 'sent themselves a test of', thing: 'report' },
  // no list of runs includes a test, but its link is a share
  changes: ['GET /reports/share'],
  failure: messages.unable.downloadReport,
  access,
  body: v.strictObject({ ...ScheduleBody.entries, type: v.picklist(['WEEKLY', 'MONTHLY'], messages.schedule.timeframeRequired) }),
  response: v.object({ message: v.string() }),
  status: 201,
})
export const handOverScheduledReport = endpoint({
  name: 'hand-over-scheduled-report',
  domain: 'schedules',
  method: 'POST',
  path: '/reports/scheduled/{id}/hand-over',
  summary: 'Transfer the schedule of a run to another team member',
  audit: { kind: 'schedules', to: 'hand over', did: 'handed over', thing: 'schedule' },
  changes: ['own', runs],
  access: { ...access, inPerson: true },
  body: v.strictObject({ user_id: Id }),
  response: v.object({ owner: v.object({ id: v.string(), name: v.string() }) }),
})
export const retryScheduledReport = endpoint({
  name: 'retry-scheduled-report',
  domain: 'schedules',
  method: 'POST',
  path: '/reports/scheduled/{id}/retry',
  summary: 'Retry a failed run, or resend a report to some of its recipients',
  audit: { kind: 'schedules', to: 'send again', did: 'sent again', thing: 'report' },
  changes: ['own', runs],
  access,
  /** addresses of its recipients; left out, everybody who has not got it */
  body: v.strictObject({ recipients: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(254))), v.minLength(1), v.maxLength(listLength))) }),
  response: v.object({ record: ReportRecord }),
})
export const downloadScheduledReport = endpoint({
  name: 'download-scheduled-report',
  domain: 'schedules',
  method: 'GET',
  path: '/reports/scheduled/{id}/download',
  summary: 'Redirect to the PDF, by a signed link that expires in 15 minutes',
  failure: messages.unable.downloadReport,
  access: { session: true, permission: ['reports', 'view'] },
  query: EmptyQuery,
  response: 'redirect',
  status: 302,
})
/** Behind the link of a mail whose PDF is too large to be attached. */
export const openDownload = endpoint({
  name: 'open-download',
  domain: 'schedules',
  method: 'GET',
  path: '/downloads/{token}',
  summary: 'Redirect to the PDF of an emailed report, by a signed link that expires in 15 minutes',
  failure: messages.unable.downloadReport,
  access: { session: false },
  query: EmptyQuery,
  response: 'redirect',
  status: 302,
})
export const listTeam = endpoint({
  name: 'list-team',
  domain: 'team',
  method: 'GET',
  path: '/team',
  summary: 'List the team members of these profile groups',
  access: { session: true, permission: ['reports', 'view'] },
  query: v.strictObject({ entity_gid: v.optional(Id) }),
  response: v.object({ employees: v.array(v.object({ id: v.string(), name: v.string(), email: v.string(), joined: v.boolean() })) }),
})
