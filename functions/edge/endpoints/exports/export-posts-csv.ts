import { exportPostsCsv } from '../../../../shared/api/exports.ts'
import { instantRange } from '../../../../shared/dates/index.ts'
import type { Value } from '../../../domains/exports/csv.ts'
import { exportFileName } from '../../../domains/exports/file-name.ts'
import { postHeader, postRow } from '../../../domains/exports/post-rows.ts'
import { sendRows } from '../../../domains/exports/send-rows.ts'
import { readPosts } from '../../../domains/posts/store.ts'
import { authoriseRun } from '../../../domains/reports/run/authorise-any.ts'
import { labelFilter } from '../../../domains/reports/run/compute-daily-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import type { Run } from '../../../domains/reports/run/run.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(exportPostsCsv, async ({ actor, body, now }) => {
  const run = await authoriseRun(actor, runQuery('posts', 'query', body), now)
  const name = exportFileName(actor, 'Posts', { range: run.range, groups: run.data.entity_gids })
  return sendRows({ accountId: actor.accountId, name, format: body.format, rows: rows(run) })
})

/** Profile by profile, in the order of the selection, oldest post first: one profile's posts are held at a time. */
async function* rows({ actor, request, range, profiles }: Run): AsyncGenerator<readonly Value[]> {
  yield postHeader
  const keep = labelFilter(request)
  const [from, to] = instantRange(range.from, range.to, request.timezone)
  for (const profile of profiles) {
    for (const post of await readPosts(actor.accountId, [profile.id], from, to)) if (keep(post)) yield postRow(post, profile, request.timezone)
  }
}
