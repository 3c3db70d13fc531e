/** A profile into which files over ads are imported, and what is in its ad account then. */

import { importFiles } from '../../functions/domains/import/targets/profile.ts'
import { beginning, forever, readItems } from '../../functions/domains/items/store/items.ts'
import { putProfile } from '../../functions/kernel/accounts/store.ts'
import { type AdNetwork, adAccountSource } from '../../shared/items/ad-accounts.ts'
import { adBreakdownSource, adGapSource, adObjectSource, adReachSource, adRowSource } from '../../shared/items/ads.ts'
import { adsPerformance } from '../../shared/reports/types/ads-performance/definition.ts'
import type { facebookAds } from '../../shared/reports/types/facebook-ads/definition.ts'
import { aProfile } from './dataset.ts'
import { itemReportOf } from './items.ts'

const tenant = 'acct'
const now = new Date('2026-11-21T09:00:00Z')

let profiles = 0
/** A profile of its own for each test: what is imported without an account id goes into one account of the profile. */
export async function fresh(network: AdNetwork = 'facebook') {
  const profile = aProfile(`page${++profiles}`, network, { available_from: null })
  await putProfile(tenant, profile)
  const account = `${profile.id}-ads`
  const all = <Item extends { id: string }>(source: Parameters<typeof readItems<Item>>[0], owner = account) =>
    readItems(source, tenant, [owner], beginning, forever)
  return {
    profile,
    imported: async (...texts: string[]) => {
      const files = texts.map((text, at) => ({ name: `${at + 1}.csv`, bytes: new TextEncoder().encode(text) }))
      const [result] = await importFiles({ accountId: tenant, profile, format: 'auto', files, now })
      if (!result) throw new Error('no result')
      return result
    },
    rows: async () => (await all(adRowSource)).sort((a, b) => (a.date < b.date ? -1 : 1)),
    spent: async (owner = account) => Math.round((await all(adRowSource, owner)).reduce((sum, { spend }) => sum + (spend ?? 0), 0) * 100) / 100,
    parts: () => all(adBreakdownSource),
    reach: () => all(adReachSource),
    objects: () => all(adObjectSource),
    report: async (range: readonly [string, string], definition: typeof adsPerformance | typeof facebookAds = adsPerformance) =>
      itemReportOf({
        definition,
        profiles: [profile],
        range,
        prior: null,
        zone: 'UTC',
        items: {
          'ad accounts': await all(adAccountSource, profile.id),
          'ad figures': await all(adRowSource),
          'ad campaigns, sets and ads': await all(adObjectSource),
          'ad breakdowns': await all(adBreakdownSource),
          'ad reach': await all(adReachSource),
          'ad gaps': await all(adGapSource),
        },
      }),
  }
}
