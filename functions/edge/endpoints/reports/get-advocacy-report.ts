import { getAdvocacyReport } from '../../../../shared/api/advocacy.ts'
import { genericReport } from '../../../../shared/reports/generic-report.ts'
import { advocacy } from '../../../../shared/reports/types/advocacy/definition.ts'
import { authoriseFor } from '../../../domains/reports/run/authorise.ts'
import { computeItemReport } from '../../../domains/reports/run/compute-item-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getAdvocacyReport, async ({ actor, query, now }) => {
  const run = await authoriseFor(advocacy, actor, runQuery(advocacy.id, 'query', query), now)
  return genericReport(await computeItemReport(advocacy, run))
})
