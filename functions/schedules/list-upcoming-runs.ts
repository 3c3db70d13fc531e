import { listUpcomingRuns } from '../../shared/api/schedules.ts'
import { instantRange } from '../../shared/dates/index.ts'
import { messages } from '../../shared/messages.ts'
import { forever } from '../items/store.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { maySee, reportRecord } from './report-record.ts'
import { upcomingOccurrences } from './store.ts'

export const handler = handle(listUpcomingRuns, async ({ actor, query: { from, to }, now }) => {
  if (from && to && from > to) throw problem(400, messages.dates.startAfterEnd)
  const { timezone } = actor
  const start = from ? instantRange(from, from, timezone)[0] : ''
  const end = to ? instantRange(to, to, timezone)[1] : forever
  const soonest = now.toISOString()
  const found = await upcomingOccurrences(actor.accountId, start > soonest ? start : soonest, end)
  const seen = found.filter((one) => !one.paused_at && !one.test && maySee(actor, one, 'view')).map(reportRecord)
  return {
    // a calendar shows what comes and when, and nothing of a run's ledger
    runs: seen.map(({ _id, schedule_id, flavor, title, type, generate_at, local_time, timezone: zone, run, runs, entities }) => {
      return { _id, schedule_id, flavor, title, type, generate_at, local_time, timezone: zone, run, runs, entities }
    }),
    timezone,
  }
})
