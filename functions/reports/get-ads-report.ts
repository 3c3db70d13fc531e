import { getAdsReport } from '../../shared/api/ads.ts'
import { networks } from '../../shared/networks.ts'
import { adsPerformance } from '../../shared/reports/types/ads-performance/definition.ts'
import { listProfiles } from '../accounts/store.ts'
import { readAdAccounts } from '../ads/store.ts'
import { handle } from '../lib/endpoint.ts'
import { authoriseFor } from './run/authorise.ts'
import { computeItemReport } from './run/compute-item-report.ts'

export const handler = handle(
  getAdsReport,
  async ({ actor, query, now }) => {
    const request = await authoriseFor(adsPerformance, actor, { type: adsPerformance.id, ...query }, now)
    const [report, accounts, profiles] = await Promise.all([
      computeItemReport(adsPerformance, { accountId: actor.accountId, request, now }),
      readAdAccounts(actor.accountId, request.profiles),
      listProfiles(actor.accountId),
    ])
    const advertising = new Set(accounts.map(({ profileId }) => profileId))
    const warning = profiles
      .filter(({ id }) => request.profiles.includes(id) && !advertising.has(id))
      .map(({ id, network, name, username, picture_url }) => ({
        profile_gid: id,
        network: { code: network, display: networks[network].display },
        name,
        username,
        picture_url,
        custom_network_picture_url: null,
      }))
    const urls = new Map(profiles.map(({ id, profile_url }) => [id, profile_url]))
    const tabs = report.reports.tabs.map((tab) => ({
      ...tab,
      networks: tab.networks.map((one) => ({ ...one, profile_id: one.value, profile_url: urls.get(one.value) ?? null, type: 'profile' as const })),
    }))
    return { ...report, reports: { ...report.reports, tabs }, warning, error: null }
  },
  ({ accountId }) => listProfiles(accountId),
)
