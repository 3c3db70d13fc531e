import { getFacebookAdsReport } from '../../shared/api/ads.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { manifest } from '../../shared/reports/types/facebook-ads/manifest.ts'
import { listProfiles } from '../accounts/store.ts'
import { adAccountsOf } from '../ads/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'

export const handler = handle(
  getFacebookAdsReport,
  async ({ actor, query: { id, profile_gid, ...query }, now }) => {
    // the engine, with all it has to say, is read while the table answers what the person may see
    const engine = Promise.all([import('../../shared/reports/types/facebook-ads/definition.ts'), import('./run/compute-item-report.ts')])
    const request = await authoriseFor(manifest, actor, { type: manifest.id, ...query, profiles: [profile_gid], ad_account_id: id }, now)
    const [{ facebookAds }, { computeItemReport }] = await engine
    return genericReport(await computeItemReport(facebookAds, { accountId: actor.accountId, request, now }))
  },
  ({ accountId, query: { profile_gid } }) => Promise.all([listProfiles(accountId), profile_gid ? adAccountsOf(accountId, [profile_gid]) : []]),
)
