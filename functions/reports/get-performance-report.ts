import { getPerformanceReport } from '../../shared/api/reports.ts'
import { listProfiles } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseRun } from './run/authorise-any.ts'
import { computeReport } from './run/compute-report.ts'

export const handler = handle(
  getPerformanceReport,
  async ({ actor, query: { label, label_match, ...query }, now }) => {
    const request = await authoriseRun(actor, { ...query, labels: label, labelMatch: label_match }, now)
    return computeReport({ accountId: actor.accountId, request, now })
  },
  ({ accountId }) => listProfiles(accountId),
)
