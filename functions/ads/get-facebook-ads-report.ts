import { getFacebookAdsReport } from '../../shared/api/ads.ts'
import { facebookAds } from '../../shared/reports/facebook-ads/definition.ts'
import { genericReport } from '../../shared/reports/generic.ts'
import { listProfiles } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from '../reports/authorise-for.ts'
import { computeItemReport } from '../reports/items/compute.ts'

export const handler = handle(
  getFacebookAdsReport,
  async ({ actor, query: { id, profile_gid, ...query }, now }) => {
    const request = await authoriseFor(facebookAds, actor, { type: facebookAds.id, ...query, profiles: [profile_gid], ad_account_id: id }, now)
    return genericReport(await computeItemReport(facebookAds, { accountId: actor.accountId, request, now }))
  },
  ({ accountId }) => listProfiles(accountId),
)
