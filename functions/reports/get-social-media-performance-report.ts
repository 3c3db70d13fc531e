import { getSocialMediaPerformanceReport } from '../../shared/api/reports.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseRun } from './authorise-run.ts'
import { computeReport } from './compute-report.ts'

export const handler = handle(getSocialMediaPerformanceReport, async ({ actor, query, now }) => {
  const request = await authoriseRun(actor, { type: 'comprehensive', ...query }, now)
  return computeReport({ accountId: actor.accountId, request, now })
})
