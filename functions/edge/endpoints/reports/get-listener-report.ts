import { getListenerReport } from '../../../../shared/api/listeners.ts'
import { genericReport } from '../../../../shared/reports/generic-report.ts'
import { listenerPerformance } from '../../../../shared/reports/types/listener-performance/definition.ts'
import { authoriseFor } from '../../../domains/reports/run/authorise.ts'
import { computeItemReport } from '../../../domains/reports/run/compute-item-report.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getListenerReport, async ({ actor, query, now }) => {
  const run = await authoriseFor(listenerPerformance, actor, runQuery(listenerPerformance.id, 'query', query), now)
  return { ...genericReport(await computeItemReport(listenerPerformance, run)), error: null }
})
