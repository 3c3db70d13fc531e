import { listScheduledReports } from '../../shared/api/schedules.ts'
import { handle } from '../lib/endpoint.ts'
import { listOccurrences } from './account-occurrences.ts'
import type { Occurrence } from './records.ts'
import { maySee, reportRecord } from './report-record.ts'

const pageSize = 50
/** The runs to come of a schedule are one row of the list, so a page of a few long schedules holds more runs. */
const leastRows = 10
/** A page may hold runs of groups the caller does not see, so a few are read until one is full. */
const mostPages = 10
/** Runs of a schedule that may be to come at once. */
const mostRuns = 52

const rowsOf = (runs: readonly Occurrence[]) => new Set(runs.map(({ id, state, schedule_id }) => (state === 'SCHEDULED' ? schedule_id : id))).size

export const handler = handle(listScheduledReports, async ({ actor, query }) => {
  const seen: Occurrence[] = []
  let cursor = query.cursor ?? null
  for (let page = 0; page < mostPages && (seen.length < pageSize || rowsOf(seen) < leastRows); page++) {
    const limit = seen.length < pageSize ? pageSize - seen.length : mostRuns
    const found = await listOccurrences(actor.accountId, { state: query.state, cursor: cursor ?? undefined, limit })
    seen.push(...found.occurrences.filter((one) => maySee(actor, one, 'view')))
    cursor = found.cursor
    if (cursor === null) break
  }
  const last = seen.at(-1)
  // the next run of a schedule is its oldest to come: a page that ends among those would show a later one in its place
  if (cursor !== null && last?.state === 'SCHEDULED' && last.run > 1) {
    const rest = await listOccurrences(actor.accountId, { state: query.state, cursor, limit: Math.min(last.run - 1, mostRuns) })
    seen.push(...rest.occurrences.filter((one) => maySee(actor, one, 'view')))
    cursor = rest.cursor
  }
  return { records: seen.map(reportRecord), cursor }
})
