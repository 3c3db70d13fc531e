import { getSocialMediaPerformanceReport } from '../../../../shared/api/reports.ts'
import { manifest } from '../../../../shared/reports/types/comprehensive/manifest.ts'
import { authoriseFor } from '../../../domains/reports/run/authorise.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getSocialMediaPerformanceReport, async ({ actor, query, now }) => {
  // the engine, with all it has to say, is read while the table answers what the person may see
  const engine = Promise.all([
    import('../../../../shared/reports/types/comprehensive/definition.ts'),
    import('../../../domains/reports/run/compute-daily-report.ts'),
  ])
  const run = await authoriseFor(manifest, actor, runQuery(manifest.id, 'query', query), now)
  const [{ comprehensive }, { computeDailyReport }] = await engine
  return computeDailyReport(comprehensive, run)
})
