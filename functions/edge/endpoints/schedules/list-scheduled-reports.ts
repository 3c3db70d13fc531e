import { listScheduledReports } from '../../../../shared/api/schedules.ts'
import type { Occurrence } from '../../../domains/schedules/records.ts'
import { maySee, reportRecord } from '../../../domains/schedules/report-record.ts'
import { listOccurrences } from '../../../domains/schedules/store/account-occurrences.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

const pageSize = 50
/** A page may hold runs of groups the caller does not see, so a few are read until one is full. */
const mostPages = 10

export const handler = handle(listScheduledReports, async ({ actor, query }) => {
  const seen: Occurrence[] = []
  let cursor = query.cursor ?? null
  for (let page = 0; page < mostPages && seen.length < pageSize; page++) {
    const found = await listOccurrences(actor.accountId, { state: query.state, cursor: cursor ?? undefined, limit: pageSize - seen.length })
    seen.push(...found.occurrences.filter((one) => maySee(actor, one, 'view')))
    cursor = found.cursor
    if (cursor === null) break
  }
  return { records: seen.map(reportRecord), cursor }
})
