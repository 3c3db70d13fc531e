import { type CalendarRun, calendarDays } from '../../../../shared/api/calendar-run.ts'
import { listUpcomingRuns } from '../../../../shared/api/run-lists.ts'
import { calendarMessages } from '../../../../shared/calendar-messages.ts'
import { dayCount, instantRange } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { forever } from '../../../domains/items/store/items.ts'
import { runsOfDays } from '../../../domains/schedules/calendar-runs.ts'
import type { Occurrence } from '../../../domains/schedules/records.ts'
import { maySee, reportRecord } from '../../../domains/schedules/report-record.ts'
import { upcomingOccurrences } from '../../../domains/schedules/store/account-occurrences.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(listUpcomingRuns, async ({ actor, query: { from, to, show }, now }) => {
  if (from && to && from > to) throw problem(400, messages.dates.startAfterEnd)
  const { timezone } = actor
  const start = from ? instantRange(from, from, timezone)[0] : ''
  const end = to ? instantRange(to, to, timezone)[1] : forever
  const listed = (found: readonly Occurrence[]) => found.filter((one) => maySee(actor, one, 'view')).map(onCalendar)
  if (show === 'all') {
    if (!from || !to || dayCount(from, to) > calendarDays) throw problem(400, calendarMessages.days)
    const { runs, further } = await runsOfDays(actor.accountId, { start, end }, now)
    return { runs: listed(runs), further: listed(further), timezone }
  }
  const soonest = now.toISOString()
  const found = await upcomingOccurrences(actor.accountId, start > soonest ? start : soonest, end)
  return { runs: listed(found.filter((one) => !one.paused_at && !one.test)), further: [], timezone }
})

/** What comes and when, and nothing of a run's ledger. */
function onCalendar(one: Occurrence): CalendarRun {
  const { _id, schedule_id, flavor, title, icon, type, state, label_state, paused, held, retry, ...record } = reportRecord(one)
  const { generate_at, local_time, timezone, run, runs, until_stopped, entities, subject } = record
  const recipients = record.recipients.map(({ email, name, status, outcome }) => ({ email, name, status, ...(outcome && { outcome }) }))
  return {
    ...{ _id, schedule_id, flavor, title, icon, type, state, label_state, paused, held, retry },
    ...{ generate_at, local_time, timezone, run, runs, until_stopped, entities, recipients, ...(subject ? { subject } : {}) },
  }
}
