import { getAdvocacyReport } from '../../shared/api/advocacy.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { advocacy } from '../../shared/reports/types/advocacy/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'
import { runQuery } from './run/request.ts'

export const handler = handle(getAdvocacyReport, async ({ actor, query, now }) => {
  const run = await authoriseFor(advocacy, actor, runQuery(advocacy.id, 'query', query), now)
  return genericReport(await computeItemReport(advocacy, run))
})
