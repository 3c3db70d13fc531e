import { getIndustryBenchmarkReport } from '../../../../shared/api/reports.ts'
import { genericReport } from '../../../../shared/reports/generic-report.ts'
import { industryBenchmark } from '../../../../shared/reports/types/industry-benchmark/definition.ts'
import { authoriseFor } from '../../../domains/reports/run/authorise.ts'
import { computeItemReport } from '../../../domains/reports/run/compute-item-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getIndustryBenchmarkReport, async ({ actor, query, now }) => {
  const run = await authoriseFor(industryBenchmark, actor, runQuery(industryBenchmark.id, 'query', query), now)
  return { ...genericReport(await computeItemReport(industryBenchmark, run)), error: null }
})
