import { getIndustryBenchmarkReport } from '../../shared/api/reports.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { industryBenchmark } from '../../shared/reports/types/industry-benchmark/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'
import { runQuery } from './run/request.ts'

export const handler = handle(getIndustryBenchmarkReport, async ({ actor, query, now }) => {
  const run = await authoriseFor(industryBenchmark, actor, runQuery(industryBenchmark.id, 'query', query), now)
  return { ...genericReport(await computeItemReport(industryBenchmark, run)), error: null }
})
