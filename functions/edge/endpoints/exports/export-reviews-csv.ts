import { exportReviewsCsv } from '../../../../shared/api/exports.ts'
import { instantRange } from '../../../../shared/dates/index.ts'
import { reviewSource } from '../../../../shared/items/reviews.ts'
import type { Value } from '../../../domains/exports/csv.ts'
import { exportFileName } from '../../../domains/exports/file-name.ts'
import { reviewHeader, reviewRow } from '../../../domains/exports/review-rows.ts'
import { sendRows } from '../../../domains/exports/send-rows.ts'
import { readItems } from '../../../domains/items/store/items.ts'
import { authoriseRun } from '../../../domains/reports/run/authorise-any.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import type { Run } from '../../../domains/reports/run/run.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(exportReviewsCsv, async ({ actor, body, now }) => {
  const run = await authoriseRun(actor, runQuery('reviews', 'query', body), now)
  const name = exportFileName(actor, 'Reviews', { range: run.range, groups: run.data.entity_gids })
  return sendRows({ accountId: actor.accountId, name, format: body.format, rows: rows(run) })
})

/** Profile by profile, in the order of the selection, oldest first: one profile's reviews are held at a time. */
async function* rows({ actor, request, range, profiles }: Run): AsyncGenerator<readonly Value[]> {
  yield reviewHeader
  const [from, to] = instantRange(range.from, range.to, request.timezone)
  for (const profile of profiles) {
    for (const review of await readItems(reviewSource, actor.accountId, [profile.id], from, to)) yield reviewRow(review, profile, request.timezone)
  }
}
