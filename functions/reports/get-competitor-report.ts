import { getCompetitorReport } from '../../shared/api/competitors.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { competitor } from '../../shared/reports/types/competitor/definition.ts'
import { listProfiles } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'

export const handler = handle(
  getCompetitorReport,
  async ({ actor, query: { profile_gid, ...query }, now }) => {
    const request = await authoriseFor(competitor, actor, { type: competitor.id, profiles: profile_gid ? [profile_gid] : [], ...query }, now)
    return genericReport(await computeItemReport(competitor, { accountId: actor.accountId, request, now }))
  },
  ({ accountId }) => listProfiles(accountId),
)
