/** What the list of reports and its calendar show. */
import * as v from 'valibot'
import { isRealDate } from '../dates/calendar-date.ts'
import { messages } from '../messages.ts'
import { CalendarRun } from './calendar-run.ts'
import { endpoint } from './endpoint.ts'
import { ReportRecord } from './report-record.ts'

/** Where the list of reports goes on: the time and the id of the run before. */
const RowCursor = v.pipe(
  v.string(),
  v.maxLength(60, messages.schedule.badCursor),
  v.regex(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[0-9A-Z]{26}$/, messages.schedule.badCursor),
)

/** Of what is to come, all is on the first page. */
export const listReportRows = endpoint({
  name: 'list-report-rows',
  domain: 'schedules',
  method: 'GET',
  path: '/reports/rows',
  summary: 'List reports: the next run of each schedule, soonest first, then generated reports, latest first',
  access: { session: true, permission: ['reports', 'view'] },
  query: v.strictObject({ cursor: v.optional(RowCursor) }),
  response: v.object({
    rows: v.array(
      v.object({
        record: ReportRecord,
        /** runs of the same schedule that are to come after it */
        more: v.number(),
      }),
    ),
    cursor: v.nullable(v.string()),
  }),
})
const badDate = 'Dates must be written as YYYY-MM-DD.'
const CalendarDate = v.pipe(v.string(), v.isoDate(badDate), v.check(isRealDate, badDate))

/** Dates are days of the account's zone, both ends included; left out, every coming run. */
export const listUpcomingRuns = endpoint({
  name: 'list-upcoming-runs',
  domain: 'schedules',
  method: 'GET',
  path: '/reports/calendar',
  summary: 'Runs to come, or all runs of some days, soonest first',
  access: { session: true, permission: ['reports', 'view'] },
  query: v.strictObject({
    from: v.optional(CalendarDate),
    to: v.optional(CalendarDate),
    /** `all`: also those that were made or failed, and those of paused schedules; both dates are needed then, at most 62 days apart */
    show: v.optional(v.picklist(['coming', 'all']), 'coming'),
  }),
  response: v.object({
    runs: v.array(CalendarRun),
    /** of `all`: runs that are not written yet, of schedules that go on until they are stopped; `_id` is that of the run they will be like */
    further: v.array(CalendarRun),
    timezone: v.string(),
  }),
})
