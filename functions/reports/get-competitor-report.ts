import { getCompetitorReport } from '../../shared/api/competitors.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { competitor } from '../../shared/reports/types/competitor/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'
import { runQuery } from './run/request.ts'

export const handler = handle(getCompetitorReport, async ({ actor, query, now }) => {
  const run = await authoriseFor(competitor, actor, runQuery(competitor.id, 'query', query), now)
  return genericReport(await computeItemReport(competitor, run))
})
