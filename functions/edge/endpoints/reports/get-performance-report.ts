import { getPerformanceReport } from '../../../../shared/api/reports.ts'
import { authoriseRun } from '../../../domains/reports/run/authorise-any.ts'
import { computeReport } from '../../../domains/reports/run/compute-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getPerformanceReport, async ({ actor, query, now }) =>
  computeReport(await authoriseRun(actor, runQuery(query.type, 'query', query), now)),
)
