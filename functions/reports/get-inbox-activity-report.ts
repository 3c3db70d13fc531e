import { getInboxActivityReport } from '../../shared/api/reports.ts'
import { inboxActivity } from '../../shared/reports/types/inbox-activity/definition.ts'
import { listProfiles } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'

export const handler = handle(
  getInboxActivityReport,
  async ({ actor, query, now }) => {
    const request = await authoriseFor(inboxActivity, actor, { type: inboxActivity.id, ...query }, now)
    return computeItemReport(inboxActivity, { accountId: actor.accountId, request, now })
  },
  ({ accountId }) => listProfiles(accountId),
)
