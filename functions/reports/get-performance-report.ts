import { getPerformanceReport } from '../../shared/api/reports.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseRun } from './run/authorise-any.ts'
import { computeReport } from './run/compute-report.ts'
import { runQuery } from './run/request.ts'

export const handler = handle(getPerformanceReport, async ({ actor, query, now }) =>
  computeReport(await authoriseRun(actor, runQuery(query.type, 'query', query), now)),
)
