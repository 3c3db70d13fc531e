import { expect, test } from '@jest/globals'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { type ItemWorld, itemReportOf } from '../../../../test/builders/items.ts'
import type { TableData } from '../../../blocks/table/data.ts'
import type { Report, TabReport } from '../../report.ts'
import { adsPerformance } from './definition.ts'
import { adDay, adSet, gbp, reachOn, usd } from './sample.ts'

const profiles = [aProfile('p1', 'facebook'), aProfile('p2', 'instagram'), aProfile('p3', 'linkedin')]
const march = ['2026-03-01', '2026-03-02'] as const
const february = ['2026-02-27', '2026-02-28'] as const

const run = (items: ItemWorld['items'], more: Partial<ItemWorld> = {}) =>
  itemReportOf({ definition: adsPerformance, profiles, items, range: march, prior: february, ...more })
const tiles = (tab: TabReport) => Object.fromEntries(tab.summary.map(({ key, value }) => [key, value]))
function tableOf({ reports }: Report, section: string): TableData {
  const block = reports.crossChannel.report.find(({ key }) => key === section)?.content[0]
  if (block?.kind !== 'table') throw new Error(`no table ${section}`)
  return block
}
const column = (table: TableData, key: string) => table.values.map((row) => row[key]?.value)

const rows = [
  adDay('gb', 'a', '2026-03-01', 10, 2000, 20, { conversions: 2, conversionValue: 50, results: 2 }),
  adDay('gb', 'a', '2026-03-02', 6, 1000, 4, { conversions: -1, conversionValue: -10, results: -1 }),
  adDay('gb', 'b', '2026-03-02', 4, 1000, 0, { conversions: 0, conversionValue: 0, results: 30 }),
  adDay('gb', 'a', '2026-02-27', 8, 1000, 10, { conversions: 1, conversionValue: 20, results: 1 }),
]
const dollars = [adDay('us', 'c', '2026-03-01', 30, 5000, 50, { conversions: 3, conversionValue: 90, results: 3 })]
const sets = [adSet('gb', 'a', 'Purchases'), adSet('gb', 'b', 'Link clicks'), adSet('us', 'c', 'Purchases')]

test('ratios are sums over sums, with what was taken back; an ad without a click has no cost per click', async () => {
  const report = await run({ 'ad accounts': [gbp], 'ad figures': rows, 'ad campaigns, sets and ads': sets })
  expect(tiles(report.reports.crossChannel)).toEqual({
    spend: 20,
    impressions: 4000,
    link_clicks: 24,
    ctr_link: 0.6,
    cpc: 20 / 24,
    cpm: 5,
    conversions: 1,
    cpa: 20,
    roas: 2,
  })
  expect(new Set(moneyIn(report))).toEqual(new Set(['money GBP']))
  const spend = report.reports.crossChannel.summary.find(({ key }) => key === 'spend')
  expect([spend?.title, spend?.prior, spend?.growth, spend?.polarity]).toEqual(['Amount spent (GBP)', 8, 150, 'neutral'])
  const ads = tableOf(report, 'ads')
  expect([column(ads, 'name'), column(ads, 'cpc'), column(ads, 'cost_per_result')]).toEqual([
    ['a', 'b'],
    [16 / 24, null],
    [16, 4 / 30],
  ])
  // purchases and link clicks have no common cost
  expect([ads.footer?.results?.value, ads.footer?.cost_per_result?.value, ads.footer?.spend?.value]).toEqual([null, null, 20])
})

test('an ad that brought nothing in has cost money all the same; an account that tells of no value is in no return', async () => {
  const silent = { ...gbp, id: 'silent', profileId: 'p3', network: 'linkedin' } as const
  const report = await run({
    'ad accounts': [gbp, silent],
    'ad figures': [
      adDay('gb', 'a', '2026-03-01', 10, 100, 4, { conversions: 2, conversionValue: 45 }),
      adDay('gb', 'b', '2026-03-01', 20, 100, 1),
      adDay('silent', 'c', '2026-03-01', 70, 100, 2),
    ],
    'ad campaigns, sets and ads': sets,
  })
  expect(tiles(report.reports.crossChannel)).toMatchObject({ spend: 100, roas: 1.5, cpa: 15, cpc: 100 / 7 })
  expect(report.reports.networks.map((tab) => tiles(tab).roas)).toEqual([1.5, null])
})

test('currencies are never added: a tile and a chart for each, no total where they meet, the plain figures together', async () => {
  const report = await run({ 'ad accounts': [gbp, usd], 'ad figures': [...rows, ...dollars], 'ad campaigns, sets and ads': sets })
  const { crossChannel, networks } = report.reports
  expect(tiles(crossChannel)).toMatchObject({
    spend_gbp: 20,
    spend_usd: 30,
    impressions: 9000,
    link_clicks: 74,
    roas_gbp: 2,
    roas_usd: 3,
    cpm_gbp: 5,
    cpm_usd: 6,
  })
  expect(crossChannel.summary.some(({ key }) => key === 'spend' || key === 'cpa')).toBe(false)
  expect(crossChannel.report.find(({ key }) => key === 'spend')?.content.map(({ key, title }) => [key, title])).toEqual([
    ['spend_gbp', 'Amount spent (GBP)'],
    ['spend_usd', 'Amount spent (USD)'],
  ])
  expect(Object.keys(tiles(networks[0] ?? crossChannel))).not.toContain('spend_usd')
  const accounts = tableOf(report, 'accounts')
  expect([
    column(accounts, 'name'),
    column(accounts, 'currency'),
    column(accounts, 'spend'),
    accounts.footer?.spend?.value,
    accounts.footer?.impressions?.value,
  ]).toEqual([['US', 'UK'], ['USD', 'GBP'], [30, 20], null, 9000])
  expect(report.notes.join()).toContain('GBP and USD')
  // every amount says its own currency; no amount that is shown is in plain money
  const units = (table: TableData) => table.values.map((row) => row.spend?.unit)
  expect([units(accounts), units(tableOf(report, 'ads'))]).toEqual([
    ['money USD', 'money GBP'],
    ['money USD', 'money GBP', 'money GBP'],
  ])
  expect(crossChannel.summary.find(({ key }) => key === 'spend_usd')?.figure.unit).toBe('money USD')
  expect(new Set(moneyIn(report))).toEqual(new Set(['money GBP', 'money USD']))
})

/** Units of whatever has a number and a unit of money, wherever it stands. */
function moneyIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(moneyIn)
  if (typeof part !== 'object' || part === null) return []
  const own = 'unit' in part && 'value' in part && typeof part.value === 'number' ? [String(part.unit)] : []
  return [...own.filter((unit) => unit.startsWith('money')), ...Object.values(part).flatMap(moneyIn)]
}

test('reach is the network’s own number for this range and one account, else a daily average, else nothing', async () => {
  const on = (date: string, windows: Record<string, number>) => reachOn('gb', date, [{ level: 'account', objectId: 'gb', windows }])
  const world = { 'ad accounts': [gbp], 'ad figures': rows }
  const exact = await run({ ...world, 'ad reach': [on('2026-03-01', { 1: 900 }), on('2026-03-02', { 1: 700, 2: 1250 })] })
  expect(tiles(exact.reports.crossChannel)).toMatchObject({ reach: 1250 })
  const daily = await run({ ...world, 'ad reach': [on('2026-03-01', { 1: 900 }), on('2026-03-02', { 1: 700, 7: 5000 })] })
  expect(tiles(daily.reports.crossChannel)).toMatchObject({ average_daily_reach: 800 })
  expect(Object.keys(tiles(daily.reports.crossChannel))).not.toContain('reach')
  const two = await run({ 'ad accounts': [gbp, usd], 'ad figures': [...rows, ...dollars], 'ad reach': [on('2026-03-02', { 1: 700, 2: 1250 })] })
  expect(Object.keys(tiles(two.reports.crossChannel)).filter((key) => key.includes('reach'))).toEqual([])
  expect(column(tableOf(two, 'accounts'), 'reach')).toEqual([null, 1250])
})

test('days are the account’s own: no zone of the report moves them, and a day without an answer is a gap', async () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    const report = await run({ 'ad accounts': [gbp], 'ad figures': rows.slice(0, 1) }, { zone })
    const spend = report.reports.crossChannel.report.find(({ key }) => key === 'spend')?.content[0]
    expect(spend?.kind === 'column' && spend.values.map(({ values }) => values)).toEqual([[10, null]])
  }
})

test('profiles without an ad account have no row, no tab and no zero', async () => {
  const report = await run({ 'ad accounts': [gbp], 'ad figures': rows })
  expect(report.reports.tabs.map(({ display }) => display)).toEqual(['Ads report', 'Facebook'])
  expect(report.reports.crossChannel.by_profile.map(({ profile }) => profile.id)).toEqual(['p1'])
  const none = await run({})
  expect(none.no_data).toEqual({
    message: 'Whoops! No data found.',
    hint: 'If you have recently connected profiles, please allow 24 hours for reports to populate',
  })
})

test('where a source knows all clicks alone, they are shown and called so', async () => {
  const report = await run({ 'ad accounts': [gbp], 'ad figures': rows.map((row) => ({ ...row, linkClicks: null, clicksAll: 8 })) })
  expect(tiles(report.reports.crossChannel)).toMatchObject({ clicks_all: 24, ctr_all: 0.6, cpc_all: 20 / 24 })
})

test('a rate is of the days that have both its figures and of the accounts that tell them, and its tile and passport say so for both ranges', async () => {
  const silent = { ...gbp, id: 'silent', profileId: 'p3', network: 'linkedin' } as const
  const value = { conversions: 1, conversionValue: 60 }
  const report = await run({
    'ad accounts': [gbp, silent],
    'ad figures': [
      adDay('gb', 'a', '2026-03-01', 20, 100, 4, value),
      // of this day nothing is told of conversions: its 5 are in no return
      adDay('gb', 'a', '2026-03-02', 5, 100, 4),
      adDay('silent', 'c', '2026-03-01', 70, 100, 2),
      adDay('gb', 'a', '2026-02-27', 30, 100, 4, value),
      adDay('gb', 'a', '2026-02-28', 3, 100, 4),
    ],
    'ad campaigns, sets and ads': sets,
  })
  const tile = report.reports.crossChannel.summary.find(({ key }) => key === 'roas')
  // 60 ÷ 20, and no change: of a day before nothing is told of conversions either
  expect([tile?.value, tile?.prior, tile?.growth]).toEqual([3, null, null])
  const unlike = 'Not compared: only 1 of the 2 days with ads in the prior period has what this figure needs.'
  expect(tile?.note).toBe(`Based on 1 of 2 ad accounts. Based on 1 of 2 days with both figures. ${unlike}`)
  expect(report.reports.crossChannel.passports.roas).toMatchObject({
    note: tile?.note,
    terms: {
      parts: [
        { title: 'Conversion value', value: 60, unit: 'money GBP' },
        { title: 'Amount spent', value: 20, unit: 'money GBP' },
      ],
    },
  })
  // of what all have, nothing is said: 95 ÷ 300 × 1,000
  const cpm = report.reports.crossChannel.summary.find(({ key }) => key === 'cpm')
  expect([cpm?.value?.toFixed(4), cpm?.note]).toEqual(['316.6667', null])
})
