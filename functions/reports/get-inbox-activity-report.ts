import { getInboxActivityReport } from '../../shared/api/reports.ts'
import { inboxActivity } from '../../shared/reports/types/inbox-activity/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'
import { runQuery } from './run/request.ts'

export const handler = handle(getInboxActivityReport, async ({ actor, query, now }) =>
  computeItemReport(inboxActivity, await authoriseFor(inboxActivity, actor, runQuery(inboxActivity.id, 'query', query), now)),
)
