import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import { getAdsReport, getFacebookAdsReport } from '../../../../shared/api/ads.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { realFile, testWith } from '../../../../test/builders/real-data.ts'
import { startBucket, startTable, type TestBucket, type TestTable } from '../../../../test/builders/stack.ts'
import { lockAdAccount } from '../../../domains/ads/store.ts'
import { importFiles } from '../../../domains/import/targets/profile.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { getProfile, putAccount, putGroup, putProfile, putUser } from '../../../kernel/accounts/store.ts'
import { handler as adAccounts } from '../ads/list-ad-accounts.ts'
import { handler as exportAds } from '../exports/export-ads-csv.ts'
import { handler as ads } from './get-ads-report.ts'
import { handler as facebookAds } from './get-facebook-ads-report.ts'

const account = 'acct-ads'
const now = new Date('2026-11-21T09:00:00Z')
let table: TestTable
let bucket: TestBucket
let session: string
beforeAll(async () => {
  table = await startTable()
  bucket = await startBucket()
  await putAccount({ id: account, name: 'Ads', timezone: 'Europe/London', features: { ads: true, facebook_ads: true } })
  await putUser(account, { id: 'u', email: 'u@ads.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  await putGroup(account, { entity_gid: 'group', name: 'Group', timezone: null })
  for (const id of ['shop', 'single', 'exported', 'kag', 'undated', 'bare']) await putProfile(account, aProfile(id, 'facebook', { available_from: null }))
  session = await startSession(account, 'u', new Date())
})
afterAll(() => Promise.all([table.stop(), bucket.stop()]))

async function imported(id: string, text: string | Uint8Array, more: Partial<Parameters<typeof importFiles>[0]> = {}) {
  const profile = await getProfile(account, id)
  if (!profile) throw new Error('no profile')
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const [result] = await importFiles({ accountId: account, profile, format: 'auto', files: [{ name: 'ads.csv', bytes }], now, ...more })
  return result
}
async function run(query: Record<string, string>) {
  const { json, status, text } = await callHandler(ads, 'GET', '/reports/ads', { session, query })
  if (status !== 200) throw new Error(text)
  return v.parse(getAdsReport.response, json)
}
const tiles = (summary: readonly { key: string; value: number | null }[]) => Object.fromEntries(summary.map(({ key, value }) => [key, value]))

const native = `Reporting starts,Reporting ends,Day,Campaign name,Ad set name,Ad name,Amount spent (USD),Impressions,Reach,Clicks (all),Link clicks,Purchases,Result indicator
2026-10-01,2026-10-02,,,,,60,9000,4100,130,100,5,
2026-10-01,2026-10-01,2026-10-01,Autumn,Wide,Mug,20,3000,2000,50,40,2,Purchases
2026-10-02,2026-10-02,2026-10-02,Autumn,Wide,Mug,30,5000,2500,70,60,3,Purchases
2026-10-02,2026-10-02,2026-10-02,Autumn,Wide,Bag,10,1000,800,10,0,0,Purchases
2026-10-02,2026-10-02,2026-10-02,Autumn,Wide,Bag,10,1000,800,10,0,0,Purchases
2026-10-03,2026-10-03,2026-10-03,Autumn,Wide,Bag,ten,1000,800,10,0,0,Purchases
`

test('a native export: its total row stays out of the sums and gives the reach that no row can', async () => {
  const result = await imported('shop', native)
  expect(result).toMatchObject({
    format: 'generic-ads',
    read: 6,
    written: 3,
    from: '2026-10-01',
    to: '2026-10-02',
    notes: ['1 total row is left out of the sums.', '1 row could not be imported.'],
  })
  expect(result?.skipped).toEqual([
    { line: 6, reason: 'An earlier row covers the ad Bag on 2026-10-02.' },
    { line: 7, reason: '"ten" is not a number.' },
  ])
  await imported('shop', native)
  const report = await run({ profiles: 'shop,bare', dateFrom: '2026-10-01', dateTo: '2026-10-02' })
  expect(tiles(report.reports.crossChannel.summary)).toMatchObject({
    spend: 60,
    impressions: 9000,
    reach: 4100,
    link_clicks: 100,
    cpc: 0.6,
    conversions: 5,
    cpa: 12,
  })
  const [first, facebook] = report.reports.tabs
  expect([first?.code, first?.display, facebook?.code, report.error]).toEqual(['ads_report', 'Ads report', 'facebook', null])
  expect(facebook?.networks.map(({ profile_id, profile_url, type }) => [profile_id, profile_url, type])).toEqual([['shop', null, 'profile']])
  expect(report.warning.map(({ profile_gid, network }) => [profile_gid, network.display])).toEqual([['bare', 'Facebook']])
  const lacking = importMessages.ads.lackingRows(1, null)
  const said = async (dateTo: string) => JSON.stringify(await run({ profiles: 'shop', dateFrom: '2026-10-01', dateTo })).includes(lacking)
  expect([await said('2026-10-02'), await said('2026-10-03')]).toEqual([false, true])
})

test('one ad account: found by its profile, run in its own zone, with the name it has', async () => {
  await imported('single', native)
  const { json } = await callHandler(adAccounts, 'GET', '/facebook/adaccounts', { session, query: { ids: 'single,bare' } })
  expect(json).toEqual([{ value: 'single-ads', label: 'Imported ads', profile_gid: 'single', currency: 'USD', timezone: 'Europe/London' }])
  const call = (query: Record<string, string>) =>
    callHandler(facebookAds, 'GET', '/reports/facebookads', {
      session,
      query: { dateFrom: '2026-10-01', dateTo: '2026-10-02', timezone: 'Asia/Tokyo', ...query },
    })
  const report = v.parse(getFacebookAdsReport.response, (await call({ id: 'single-ads', profile_gid: 'single' })).json)
  expect([report.timezone, report.subject, report.request.ad_account_id]).toEqual(['Europe/London', 'Imported ads', 'single-ads'])
  expect(tiles(report.summary)).toMatchObject({ reach: 4100, frequency: 9000 / 4100, cost_per_1000_reached: (1000 * 60) / 4100 })
  expect((await call({ id: '', profile_gid: 'single' })).json.error).toBe(messages.ads.accountRequired)
  expect(await call({ id: 'single-ads', profile_gid: 'bare' })).toMatchObject({ status: 404, json: { error: messages.ads.accountMissing } })
})

test('the CSV has the figures of the screen', async () => {
  await imported('exported', native)
  const range = { dateFrom: '2026-10-01', dateTo: '2026-10-02' }
  const { text } = await callHandler(exportAds, 'POST', '/export/ads', { session, body: { profileIds: ['exported'], ...range } })
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows.map((row) => [row.Ad, row['Amount spent (USD)'], row['Link clicks'], row['CPC (USD)'], row.Currency])).toEqual([
    ['Mug', '50', '100', '0.5', 'USD'],
    ['Bag', '10', '0', '', 'USD'],
  ])
  const screen = (await run({ profiles: 'exported', ...range })).reports.crossChannel.report.find(({ key }) => key === 'ads')?.content[0]
  if (screen?.kind !== 'table') throw new Error('no table')
  expect(screen.values.map((row) => [row.name?.value, String(row.spend?.value), row.cpc?.value ?? ''])).toEqual([
    ['Mug', '50', 0.5],
    ['Bag', '10', ''],
  ])
})

testWith('facebook_ads_kag.csv')('1,143 real ads without dates: put where they are told to be, and said so; their figures', async () => {
  const bytes = await readFile(realFile('facebook_ads_kag.csv'))
  const unnamed = await imported('undated', bytes)
  expect(unnamed).toMatchObject({
    format: 'facebook-ads-totals',
    from: '2026-11-21',
    to: '2026-11-21',
    notes: [importMessages.ads.assigned('2026-11-21'), importMessages.ads.noCurrency],
  })
  const named = await imported('kag', bytes, { dates: { from: '2017-08-17', to: '2017-08-30' }, currency: 'USD' })
  const notes = [importMessages.ads.asGiven('2017-08-17', '2017-08-30'), importMessages.currencyNow('USD')]
  expect(named).toMatchObject({ read: 1143, written: 1143, skippedTotal: 0, notes })
  const range = { dateFrom: '2017-08-17', dateTo: '2017-08-30' }
  const { summary } = (await run({ profiles: 'kag', ...range })).reports.crossChannel
  const value = (key: string) => Number(summary.find((tile) => tile.key === key)?.value)
  expect([value('impressions'), value('clicks_all'), value('spend').toFixed(2)]).toEqual([213_434_828, 38_165, '58705.23'])
  expect([value('ctr_all').toFixed(6), value('cpc_all').toFixed(4), value('cpm').toFixed(4), value('cpa').toFixed(2)]).toEqual([
    '0.017881',
    '1.5382',
    '0.2750',
    '54.41',
  ])
  const { text } = await callHandler(exportAds, 'POST', '/export/ads', { session, body: { profileIds: ['kag'], ...range } })
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  const empty = (column: string) => rows.filter((row) => row[column] === '').length
  expect([rows.length, empty('CPC (all) (USD)'), empty('CPA (USD)')]).toEqual([1143, 207, 559])
})

test('an ad account of two profiles counts once, and neither of them is warned of', async () => {
  for (const id of ['one', 'two']) {
    await putProfile(account, aProfile(id, 'facebook', { available_from: null }))
    await imported(id, 'date,account_id,account,currency,ad_id,spend,impressions\n2026-10-01,both,Both,GBP,a1,100,100\n')
  }
  const report = await run({ profiles: 'one,two', dateFrom: '2026-10-01', dateTo: '2026-10-02' })
  expect([tiles(report.reports.crossChannel.summary).spend, report.warning]).toEqual([100, []])
})

test("a turn that is another import's by now is neither made longer nor ended", async () => {
  const first = await lockAdAccount(account, 'turns')
  expect(await first?.renew()).toBe(true)
  await first?.release()
  const second = await lockAdAccount(account, 'turns')
  expect(await first?.renew()).toBe(false)
  await first?.release()
  expect(await second?.renew()).toBe(true)
})
