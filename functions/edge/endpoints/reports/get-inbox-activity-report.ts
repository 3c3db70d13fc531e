import { getInboxActivityReport } from '../../../../shared/api/reports.ts'
import { inboxActivity } from '../../../../shared/reports/types/inbox-activity/definition.ts'
import { authoriseFor } from '../../../domains/reports/run/authorise.ts'
import { computeItemReport } from '../../../domains/reports/run/compute-item-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getInboxActivityReport, async ({ actor, query, now }) =>
  computeItemReport(inboxActivity, await authoriseFor(inboxActivity, actor, runQuery(inboxActivity.id, 'query', query), now)),
)
