import { getSocialMediaPerformanceReport } from '../../shared/api/reports.ts'
import { comprehensive } from '../../shared/reports/comprehensive/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './authorise-for.ts'
import { computeDailyReport } from './compute-daily-report.ts'

export const handler = handle(getSocialMediaPerformanceReport, async ({ actor, query, now }) => {
  const request = await authoriseFor(comprehensive, actor, { type: comprehensive.id, ...query }, now)
  return computeDailyReport(comprehensive, { accountId: actor.accountId, request, now })
})
