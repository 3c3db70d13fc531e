import { getAdvocacyReport } from '../../shared/api/advocacy.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { advocacy } from '../../shared/reports/types/advocacy/definition.ts'
import { getAdvocacyGroup } from '../advocacy/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'

export const handler = handle(
  getAdvocacyReport,
  async ({ actor, query, now }) => {
    const request = await authoriseFor(advocacy, actor, { type: advocacy.id, profiles: [], ...query }, now)
    return genericReport(await computeItemReport(advocacy, { accountId: actor.accountId, request, now }))
  },
  ({ accountId, query: { advocacy_gid: id } }) => (id ? getAdvocacyGroup(accountId, id) : undefined),
)
