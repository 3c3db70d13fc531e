import { expect, test } from '@jest/globals'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import type { AdBreakdown } from '../../../items/ads.ts'
import { adDay, adSet, gbp, reachOn } from '../ads-performance/sample.ts'
import { facebookAds } from './definition.ts'

const dimension = (date: string, dimension: AdBreakdown['dimension'], parts: Record<string, readonly [number, number, number]>): AdBreakdown => ({
  id: `${date}:${dimension}`,
  accountId: 'gb',
  date,
  dimension,
  parts: Object.entries(parts).map(([key, [spend, impressions, linkClicks]]) => ({ key, spend, impressions, linkClicks })),
})

const report = () =>
  itemReportOf({
    definition: facebookAds,
    profiles: [aProfile('p1', 'facebook')],
    range: ['2026-03-01', '2026-03-02'],
    zone: 'Europe/London',
    items: {
      'ad accounts': [gbp],
      'ad figures': [adDay('gb', 'a', '2026-03-01', 10, 2000, 20, { results: 4 }), adDay('gb', 'b', '2026-03-02', 5, 1000, 0, { results: 9 })],
      'ad campaigns, sets and ads': [adSet('gb', 'a', 'Purchases'), adSet('gb', 'b', 'Link clicks')],
      'ad breakdowns': [
        dimension('2026-03-01', 'age_gender', { '35-44:men': [4, 800, 0], '25-34:women': [6, 1200, 20] }),
        dimension('2026-03-02', 'age_gender', { '25-34:women': [5, 1000, 0] }),
        dimension('2026-03-01', 'region', { 'GB:Scotland': [7, 1500, 15], 'GB:England': [2, 400, 5], '?:': [1, 100, 0] }),
        dimension('2026-03-01', 'hour', { 0: [1, 200, 1], 23: [9, 1800, 19] }),
      ],
      'ad reach': [
        reachOn('gb', '2026-03-01', [{ level: 'account', objectId: 'gb', windows: { 1: 900 } }]),
        reachOn('gb', '2026-03-02', [
          { level: 'account', objectId: 'gb', windows: { 1: 500, 2: 1200 } },
          { level: 'region', objectId: 'GB:Scotland', windows: { 2: 800 } },
          { level: 'region', objectId: 'GB:England', windows: { 2: 450 } },
        ]),
      ],
    },
  })

async function blocksOf(section: string) {
  return (await report()).reports.crossChannel.report.find(({ key }) => key === section)?.content ?? []
}

test('a dimension holds the whole account once more: its parts add up to the spend, ages stand in order, an age without a click has no cost', async () => {
  const [ages, genders, days, table] = await blocksOf('age_gender')
  if (ages?.kind !== 'bar' || genders?.kind !== 'donut' || days?.kind !== 'column' || table?.kind !== 'table') throw new Error('other blocks')
  expect(ages.values.map(({ label, figure }) => [label, figure.value])).toEqual([
    ['25-34', 11],
    ['35-44', 4],
  ])
  expect([genders.total.value, table.footer?.age_spend?.value]).toEqual([15, 15])
  expect(days.values.map(({ label, values }) => [label, values])).toEqual([
    ['Women', [6, 5]],
    ['Men', [4, null]],
  ])
  expect(table.values.map((row) => [row.name?.value, row.age_cpc?.value])).toEqual([
    ['25-34, women', 0.55],
    ['35-44, men', null],
  ])
})

test('reach of regions is each its own and never added; what has no country is on no map, and said', async () => {
  const [map, table] = await blocksOf('regions')
  if (map?.kind !== 'map' || table?.kind !== 'table') throw new Error('other blocks')
  expect(map.values.map(({ code, value }) => [code, value])).toEqual([['GB', 1900]])
  expect(map.subTitle).toBe('100 of 2,000 impressions have no country')
  expect(table.values.map((row) => [row.name?.value, row.region_reach?.value])).toEqual([
    ['Scotland', 800],
    ['England', 450],
    ['Not stated', null],
  ])
  expect(table.footer?.region_reach?.value).toBeNull()
})

test('hours are those of the account’s clock, and the reach of a day is the day’s', async () => {
  const [hours] = await blocksOf('hours')
  const [reach] = await blocksOf('reach')
  if (hours?.kind !== 'heatmap' || reach?.kind !== 'line') throw new Error('other blocks')
  // 1 March 2026 was a Sunday
  expect([hours.values[6]?.[0]?.value, hours.values[6]?.[23]?.value, hours.values[0]?.[0]?.value]).toEqual([200, 1800, null])
  // four weeks have 28 days and 672 hours: what a cell holds is hours
  expect(hours.itemsLabel).toBe('hours')
  expect(reach.values[0]?.values).toEqual([900, 500])
})

test('results have a tile for each type, frequency and the cost of a thousand people the exact reach', async () => {
  const { summary } = (await report()).reports.crossChannel
  expect(Object.fromEntries(summary.map(({ key, value }) => [key, value]))).toMatchObject({
    results_purchases: 4,
    cost_per_result_purchases: 2.5,
    results_link_clicks: 9,
    cost_per_result_link_clicks: 5 / 9,
    reach: 1200,
    frequency: 2.5,
    cost_per_1000_reached: 12.5,
  })
})

test('results of two types have no sum: their passports say so, with no prior sum either, and those of a type rest on its days alone', async () => {
  const ofAds = await itemReportOf({
    definition: facebookAds,
    profiles: [aProfile('p1', 'facebook')],
    range: ['2026-03-01', '2026-03-02'],
    prior: ['2026-02-27', '2026-02-28'],
    items: {
      'ad accounts': [gbp],
      'ad figures': [
        adDay('gb', 'a', '2026-03-01', 10, 2000, 20, { results: 4 }),
        adDay('gb', 'b', '2026-03-01', 5, 1000, 0, { results: 9 }),
        adDay('gb', 'b', '2026-03-02', 5, 1000, 0, { results: 9 }),
        // before there were purchases alone, which have a sum
        adDay('gb', 'a', '2026-02-27', 10, 2000, 20, { results: 5 }),
        adDay('gb', 'a', '2026-02-28', 10, 2000, 20, { results: 5 }),
      ],
      'ad campaigns, sets and ads': [adSet('gb', 'a', 'Purchases'), adSet('gb', 'b', 'Leads')],
    },
  })
  const { passports } = ofAds.reports.crossChannel
  const note = 'Results of different types are never added up.'
  for (const key of ['results', 'cost_per_result']) {
    expect(passports[key]).toMatchObject({ figure: null, networks: [{ network: 'facebook', value: null, note }] })
    expect(passports[key]?.terms).toBeUndefined()
  }
  expect([passports.results_leads?.formula, passports.results_purchases?.formula]).toEqual([
    expect.stringContaining('2 days of ads'),
    expect.stringContaining('1 day of an ad,'),
  ])
})
