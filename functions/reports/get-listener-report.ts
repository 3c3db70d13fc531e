import { getListenerReport } from '../../shared/api/listeners.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { listenerPerformance } from '../../shared/reports/types/listener-performance/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { getListener } from '../listeners/store.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'

export const handler = handle(
  getListenerReport,
  async ({ actor, query: { report_type: _, ...query }, now }) => {
    const request = await authoriseFor(listenerPerformance, actor, { type: listenerPerformance.id, profiles: [], ...query }, now)
    return { ...genericReport(await computeItemReport(listenerPerformance, { accountId: actor.accountId, request, now })), error: null }
  },
  ({ accountId, query: { listener_gid: id } }) => (id ? getListener(accountId, id) : undefined),
)
