import { getAdsReport } from '../../../../shared/api/ads.ts'
import { networks } from '../../../../shared/networks.ts'
import { manifest } from '../../../../shared/reports/types/ads-performance/manifest.ts'
import { readAdAccounts } from '../../../domains/ads/store.ts'
import { authoriseFor } from '../../../domains/reports/run/authorise.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getAdsReport, async ({ actor, query, now }) => {
  // the engine, with all it has to say, is read while the table answers what the person may see
  const engine = Promise.all([
    import('../../../../shared/reports/types/ads-performance/definition.ts'),
    import('../../../domains/reports/run/compute-item-report.ts'),
  ])
  const run = await authoriseFor(manifest, actor, runQuery(manifest.id, 'query', query), now)
  const adAccounts = await readAdAccounts(actor.accountId, run.profiles)
  const [{ adsPerformance }, { computeItemReport }] = await engine
  const report = await computeItemReport(adsPerformance, { ...run, data: { ...run.data, adAccounts } })
  const advertising = new Set(adAccounts.map(({ profileId }) => profileId))
  const warning = run.profiles
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .filter(({ id }) => !advertising.has(id))
    .map(({ id, network, name, username, picture_url }) => ({
      profile_gid: id,
      network: { code: network, display: networks[network].display },
      name,
      username,
      picture_url,
      custom_network_picture_url: null,
    }))
  const urls = new Map(run.profiles.map(({ id, profile_url }) => [id, profile_url]))
  const tabs = report.reports.tabs.map((tab) => ({
    ...tab,
    networks: tab.networks.map((one) => ({ ...one, profile_id: one.value, profile_url: urls.get(one.value) ?? null, type: 'profile' as const })),
  }))
  return { ...report, reports: { ...report.reports, tabs }, warning, error: null }
})
