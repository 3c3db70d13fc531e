/** Reports over ads of one network do not enter a profile on another, in any of the suites' languages. */
import { expect, test } from '@jest/globals'
import { importMessages } from '../../../shared/import-messages.ts'
import { adNetworks } from '../../../shared/items/ad-accounts.ts'
import { type NetworkCode, networkCodes, networks } from '../../../shared/networks.ts'
import { adsAbroad } from '../../../test/builders/ads-abroad.ts'
import { nothingSaid } from '../../../test/builders/nothing-said.ts'
import { readContext } from '../../../test/builders/read-context.ts'
import { readForProfile } from '../import/targets/read-for-profile.ts'
import { metaAds } from './meta/ads.ts'

type Suite = { readonly name: string; readonly own: readonly NetworkCode[]; readonly files: readonly string[] }

const meta = 'Campaign name,Ad set name,Ad name'
const { spend: spends = [], campaign: campaigns = [] } = metaAds.words
const { google, linkedin, tiktok } = adsAbroad
const suites: readonly Suite[] = [
  {
    name: 'Meta Ads Manager',
    own: ['facebook', 'instagram'],
    files: [
      `${meta},Day,Amount spent (GBP),Impressions,Link clicks\nSpring,Wide,Bag,2026-10-01,2.5,100,4\n`,
      'Day,Campaign name,Amount spent (GBP),Impressions\n2026-10-01,Spring,2.5,100\n',
      `${meta},Reporting starts,Reporting ends,Attribution setting,Amount spent (GBP),Impressions\nSpring,Wide,Bag,2026-10-01,2026-10-31,7-day,2.5,100\n`,
      ...spends.flatMap((spend) => campaigns.map((campaign) => `Day,${campaign},${spend} (EUR),Impressions\n2026-10-01,Spring,2.5,100\n`)),
    ],
  },
  {
    name: 'LinkedIn Campaign Manager',
    own: ['linkedin'],
    files: [
      'Start Date (in UTC),Account Name,Currency,Campaign Name,Total Spent,Impressions,Clicks\n01/28/2026,Acme,GBP,Brand,12.5,1000,9\n01/29/2026,Acme,GBP,Brand,12.5,1000,9\n',
      'Start Date (in UTC),Campaign Group Name,Campaign Name,Currency,Total Spent,Impressions,Total Engagements\n01/28/2026,G,Brand,GBP,12.5,1000,9\n01/29/2026,G,Brand,GBP,12.5,1000,9\n',
      ...linkedin,
      'Start Date (in UTC),Campaign Name,Spend,Impressions\n01/28/2026,Brand,12.5,1000\n01/29/2026,Brand,12.5,1000\n',
    ],
  },
  {
    name: 'TikTok Ads Manager',
    own: ['tiktok'],
    files: [
      'Date,Campaign name,Cost,CPC (destination),CPM,Impressions,Clicks (destination),CTR (destination),Reach\n2026-10-01,Spring,12.50,0.12,3.1,4000,100,2.5,3000\n',
      'By Day,Ad group name,Ad name,Cost,Impressions,Clicks (destination)\n2026-10-01,Wide,Bag,12.50,4000,100\n',
      'By Day,Campaign name,Cost,Impressions,Clicks (destination)\n2026-10-01,Spring,12.50,4000,100\n',
      ...tiktok,
      'By Day,Ad name,Cost,Impressions,2-second video views,6-second video views\n2026-10-01,Bag,12.50,4000,100,50\n',
    ],
  },
  {
    name: 'Google Ads',
    own: ['google', 'youtube'],
    files: [
      'Day,Campaign,Currency code,Cost,Impr.,Clicks,Avg. CPC\n2026-10-01,Brand,GBP,12.50,4000,100,0.12\n',
      ...google,
      'Campaign report\n"October 1, 2026 - October 31, 2026"\nCampaign status,Campaign,Campaign type,Impr.,Cost,Clicks\nEnabled,Brand,Search,100,30.00,60\n',
    ],
  },
]

const into = (network: NetworkCode, text: string) =>
  readForProfile(
    { profile: { network, username: null }, format: 'auto', of: null, files: [{ name: 'x.csv', bytes: new TextEncoder().encode(text) }] },
    readContext(network),
    nothingSaid,
  )

test.each(suites)('reports from $name enter profiles of their own network alone', async ({ name, own, files }) => {
  for (const file of files) {
    for (const network of own) expect((await into(network, file))[0]?.formats).toEqual(['generic-ads'])
    for (const network of networkCodes.filter((one) => !own.includes(one))) {
      const takesAds = adNetworks.some((one) => one === network)
      const on = networks[network].display
      await expect(into(network, file)).rejects.toThrow(takesAds ? importMessages.adsOfSuite(name, on) : importMessages.adsNotOf(on))
    }
  }
})

test('a CSV of one’s own over ads is of any network', async () => {
  for (const network of adNetworks)
    expect((await into(network, 'date,campaign,spend,impressions,currency\n2026-10-01,Spring,2.5,100,GBP\n'))[0]?.formats).toEqual(['generic-ads'])
})
