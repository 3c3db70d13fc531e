/** Google Ads' own reports: a line with their days over the table, and totals of all and of some under it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { fresh } from '../../../../test/builders/imported-ads.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const campaigns = (days: string, ...rows: string[]) =>
  ['Campaign report', days, 'Campaign status,Campaign,Budget,Status,Campaign type,Currency code,Impr.,Cost,Conversions', ...rows, ''].join('\n')
const rows = [
  'Enabled,Autumn film,5000.00,Ended,Video,GBP,"2,000",160.50,0.00',
  'Enabled,Sofas,500.00,Eligible,Search,GBP,900,90.25,15.00',
  'Total: Campaigns, --, --, --, --,GBP,"2,900",250.75,15.00',
]
const account = 'Total: Account,,,,,GBP,"2,900",250.75,15.00'
const parts = ['Total: Video,,,,Video,GBP,"2,000",160.50,0.00', 'Total: Search,,,,Search,GBP,900,90.25,15.00']

test('totals of all campaigns, of the account and of a type of campaign count no second time', async () => {
  const { imported, rows: known, spent } = await fresh('google')
  const { notes } = await imported(campaigns('"October 1, 2026 - October 31, 2026"', ...rows, account, ...parts))
  expect((await known()).map(({ spend, impressions, from, date }) => [spend, impressions, from, date])).toEqual([
    [160.5, 2000, '2026-10-01', '2026-10-31'],
    [90.25, 900, '2026-10-01', '2026-10-31'],
  ])
  expect(await spent()).toBeCloseTo(250.75)
  expect(notes).toEqual([
    'The rows have no dates. The line above the table says they cover 2026-10-01 to 2026-10-31, so they are shown on the last day.',
    '4 total rows are left out of the sums.',
  ])
})

test('an account that spent more than the rows of its report is told with both figures', async () => {
  const { imported } = await fresh('google')
  const { notes } = await imported(campaigns('1 October 2026 - 31 October 2026', ...rows, account.replace('250.75', '300.75'), ...parts))
  expect(notes.at(-1)).toBe('The total in line 7 does not match the sum of its rows: amount spent 300.75 instead of 250.75.')
})

test.each([
  ['one day', '"October 7, 2026"', '2026-10-07', '2026-10-07'],
  ['days that may be months', '10/01/2026 - 10/07/2026', null, '2026-11-21'],
])('a report of %s', async (_, days, from, to) => {
  const { imported, rows: known } = await fresh('google')
  await imported(campaigns(days, ...rows, account))
  expect((await known()).map((one) => [one.from ?? (one.from === null ? null : one.date), one.date])).toEqual([
    [from, to],
    [from, to],
  ])
})

test('a campaign that calls itself a total is one that was paid for', async () => {
  const { imported, spent } = await fresh('google')
  await imported(campaigns('"October 1, 2026 - October 31, 2026"', 'Enabled,Total: comfort,5.00,Eligible,Video,GBP,10,1.50,0.00', ...rows.slice(0, 2)))
  expect(await spent()).toBeCloseTo(252.25)
})

test('a report of all the time is of no days, so it is refused until somebody says which', async () => {
  const { imported, rows: known } = await fresh('google')
  await expect(imported(campaigns('All time', ...rows, account))).rejects.toThrow('Please choose a date range, add the column Day and export again.')
  expect(await known()).toEqual([])
})

test('a report of the account by day is of no campaign, and its total is checked', async () => {
  const { imported, rows: known } = await fresh('google')
  const csv = (cost: string) =>
    `Account report\n"October 1, 2026 - October 2, 2026"\nDay,Currency code,Cost,Impr.,Clicks,CTR\n2026-10-01,EUR,30.00,"1,200",60,5.00%\n2026-10-02,EUR,10.00,"1,000",20,2.00%\nTotal: Account, --,${cost},"2,200",80,3.64%\n`
  expect((await imported(csv('40.00'))).notes).toEqual(['1 total row is left out of the sums.'])
  expect((await known()).map(({ date, spend, impressions, clicksAll }) => [date, spend, impressions, clicksAll])).toEqual([
    ['2026-10-01', 30, 1200, 60],
    ['2026-10-02', 10, 1000, 20],
  ])
  expect((await imported(csv('45.00'))).notes.at(-1)).toContain('amount spent 45 instead of 40')
})

test.each(['facebook', 'instagram', 'linkedin'] as const)('a report of Google Ads does not enter a profile on %s', async (network) => {
  const { imported, rows: known } = await fresh(network)
  await expect(imported(campaigns('"October 1, 2026 - October 31, 2026"', ...rows, account))).rejects.toThrow(
    /^This is a report from Google Ads, but the profile is on .*\. Please import it into the profile that these ads belong to\.$/,
  )
  expect(await known()).toEqual([])
})

test('the fields of Meta’s API are read like the columns of its export', async () => {
  const { imported, rows: known } = await fresh()
  await imported(
    'date_start,date_stop,account_currency,campaign_name,adset_name,ad_name,spend,impressions,inline_link_clicks\n2026-10-01,2026-10-01,EUR,Spring,Wide,Bag,2.5,100,4\n',
  )
  expect(await known()).toMatchObject([{ date: '2026-10-01', spend: 2.5, impressions: 100, linkClicks: 4 }])
})
