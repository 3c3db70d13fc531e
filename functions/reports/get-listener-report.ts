import { getListenerReport } from '../../shared/api/listeners.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { listenerPerformance } from '../../shared/reports/types/listener-performance/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'
import { runQuery } from './run/request.ts'

export const handler = handle(getListenerReport, async ({ actor, query, now }) => {
  const run = await authoriseFor(listenerPerformance, actor, runQuery(listenerPerformance.id, 'query', query), now)
  return { ...genericReport(await computeItemReport(listenerPerformance, run)), error: null }
})
