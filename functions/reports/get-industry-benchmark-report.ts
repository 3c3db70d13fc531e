import { getIndustryBenchmarkReport } from '../../shared/api/reports.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { industryBenchmark } from '../../shared/reports/types/industry-benchmark/definition.ts'
import { listProfiles } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'

export const handler = handle(
  getIndustryBenchmarkReport,
  async ({ actor, query, now }) => {
    const request = await authoriseFor(industryBenchmark, actor, { type: industryBenchmark.id, ...query }, now)
    return { ...genericReport(await computeItemReport(industryBenchmark, { accountId: actor.accountId, request, now })), error: null }
  },
  ({ accountId }) => listProfiles(accountId),
)
