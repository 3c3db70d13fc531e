import { exportReviewsCsv } from '../../shared/api/exports.ts'
import { instantRange } from '../../shared/dates/index.ts'
import { reviewSource } from '../../shared/items/reviews.ts'
import type { ReportRequest } from '../../shared/reports/request.ts'
import { listProfiles } from '../accounts/store.ts'
import { readItems } from '../items/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseRun } from '../reports/run/authorise-any.ts'
import { csvChunks, type Value } from './csv.ts'
import { reviewHeader, reviewRow } from './review-rows.ts'
import { sendFile } from './send-file.ts'

export const handler = handle(exportReviewsCsv, async ({ actor, body: { profileIds, ...dates }, now }) => {
  const request = await authoriseRun(actor, { type: 'reviews', profiles: profileIds, ...dates }, now)
  return sendFile({
    accountId: actor.accountId,
    name: `Reviews ${request.dateFrom} - ${request.dateTo}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: csvChunks(rows(actor.accountId, request)),
  })
})

/** Profile by profile, in the order of the selection, oldest first: one profile's reviews are held at a time. */
async function* rows(accountId: string, request: ReportRequest): AsyncGenerator<readonly Value[]> {
  yield reviewHeader
  const known = new Map((await listProfiles(accountId)).map((profile) => [profile.id, profile]))
  const [from, to] = instantRange(request.dateFrom, request.dateTo, request.timezone)
  for (const id of request.profiles) {
    const profile = known.get(id)
    if (!profile) continue
    for (const review of await readItems(reviewSource, accountId, [id], from, to)) yield reviewRow(review, profile, request.timezone)
  }
}
