import { exportPostsCsv } from '../../shared/api/exports.ts'
import { instantRange } from '../../shared/dates/index.ts'
import type { ReportRequest } from '../../shared/reports/request.ts'
import { listProfiles } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { readPosts } from '../posts/store.ts'
import { authoriseRun } from '../reports/run/authorise-any.ts'
import { labelFilter } from '../reports/run/compute-daily-report.ts'
import { csvChunks, type Value } from './csv.ts'
import { postHeader, postRow } from './post-rows.ts'
import { sendFile } from './send-file.ts'

export const handler = handle(exportPostsCsv, async ({ actor, body: { profileIds, label, label_match, ...dates }, now }) => {
  const request = await authoriseRun(actor, { type: 'posts', profiles: profileIds, labels: label, labelMatch: label_match, ...dates }, now)
  return sendFile({
    accountId: actor.accountId,
    name: `Posts ${request.dateFrom} - ${request.dateTo}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: csvChunks(rows(actor.accountId, request)),
  })
})

/** Profile by profile, in the order of the selection, oldest post first: one profile's posts are held at a time. */
async function* rows(accountId: string, request: ReportRequest): AsyncGenerator<readonly Value[]> {
  yield postHeader
  const keep = labelFilter(request)
  const known = new Map((await listProfiles(accountId)).map((profile) => [profile.id, profile]))
  const [from, to] = instantRange(request.dateFrom, request.dateTo, request.timezone)
  for (const id of request.profiles) {
    const profile = known.get(id)
    if (!profile) continue
    for (const post of await readPosts(accountId, [id], from, to)) if (keep(post)) yield postRow(post, profile, request.timezone)
  }
}
