import { getCompetitorReport } from '../../../../shared/api/competitors.ts'
import { genericReport } from '../../../../shared/reports/generic-report.ts'
import { competitor } from '../../../../shared/reports/types/competitor/definition.ts'
import { authoriseFor } from '../../../domains/reports/run/authorise.ts'
import { computeItemReport } from '../../../domains/reports/run/compute-item-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getCompetitorReport, async ({ actor, query, now }) => {
  const run = await authoriseFor(competitor, actor, runQuery(competitor.id, 'query', query), now)
  return genericReport(await computeItemReport(competitor, run))
})
