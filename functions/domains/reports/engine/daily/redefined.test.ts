import { expect, test } from '@jest/globals'
import { addDays } from '../../../../../shared/dates/index.ts'
import { metaTitle } from '../../../../../shared/metrics/meta-titles.ts'
import type { TabReport } from '../../../../../shared/reports/report.ts'
import { aProfile, reportOf } from '../../../../../test/builders/dataset.ts'

const facebook = aProfile('fb', 'facebook', { available_from: '2024-01-01' })
const x = aProfile('x', 'twitter', { available_from: '2024-01-01' })
const days = (value: number) => Array.from({ length: 120 }, () => value)

/** Facebook counts views since 15 November 2025 (docs/metrics.md#missing-data). */
const compared = (range: [string, string], prior: [string, string] | null) =>
  reportOf({
    range,
    prior,
    profiles: [
      { profile: facebook, days: [{ from: '2025-09-01', values: { impressions: days(10), reactions: days(1), followers: days(50) } }] },
      { profile: x, days: [{ from: '2025-09-01', values: { impressions: days(100), reactions: days(2), followers: days(70) } }] },
    ],
  }).reports

const tile = (tab: TabReport | undefined, key: string) => tab?.summary.find((one) => one.key === key)
const priorOf = (tab: TabReport | undefined, key: string) => {
  const block = tab?.report.find((section) => section.key === key)?.content[0]
  return block?.kind === 'column' || block?.kind === 'line' ? block.values.map(({ prior }) => prior) : undefined
}

test('impressions of Facebook are never compared across the day it began to count views', () => {
  const { crossChannel, networks } = compared(['2025-11-15', '2025-11-16'], ['2025-11-13', '2025-11-14'])
  const network = networks.find(({ code }) => code === 'facebook')
  // 2 × (10 + 100) now; of X alone 2 × 100 on both sides
  expect(tile(crossChannel, 'impressions')).toMatchObject({ value: 220, prior: 200, growth: 0, figure: { compared: 200 } })
  expect(tile(crossChannel, 'impressions')?.note).toBe(
    'Like for like, without Profile fb (Facebook): 200, was 200. Not compared for Facebook: it switched from impressions to views on 15 Nov 2025.',
  )
  // (2 × 1 + 2 × 2) ÷ 220, and of X alone 4 ÷ 200
  expect(tile(crossChannel, 'er_impressions')).toMatchObject({ value: (6 / 220) * 100, prior: 2, figure: { compared: 2 } })
  expect(tile(network, 'impressions')).toMatchObject({ value: 20, prior: null, growth: null })
  expect(network?.passports.impressions?.note).toContain('it switched from impressions to views on 15 Nov 2025')
  expect(priorOf(network, 'impressions')).toEqual([null])
  // what it still counts alike
  expect(tile(network, 'followers')).toMatchObject({ value: 50, prior: 50, growth: 0, note: null })
  expect(tile(network, 'engagements')).toMatchObject({ value: 2, prior: 2 })
})

test.each([
  ['both before', ['2025-11-13', '2025-11-14'], ['2025-11-11', '2025-11-12'], 20],
  ['both since', ['2025-11-17', '2025-11-18'], ['2025-11-15', '2025-11-16'], 20],
  ['the day within the range', ['2025-11-14', '2025-11-15'], ['2025-11-12', '2025-11-13'], null],
  ['the day within the prior range', ['2025-11-16', '2025-11-17'], ['2025-11-14', '2025-11-15'], null],
] satisfies [string, [string, string], [string, string], number | null][])('ranges of Facebook: %s', (_, range, prior, before) => {
  const network = compared(range, prior).networks.find(({ code }) => code === 'facebook')
  expect(tile(network, 'impressions')).toMatchObject({ value: 20, prior: before })
})

test('a range that holds the day says so, compared or not', () => {
  const note = (prior: [string, string] | null) =>
    tile(
      compared(['2025-11-10', '2025-11-20'], prior).networks.find(({ code }) => code === 'facebook'),
      'impressions',
    )?.note
  expect(note(null)).toBe('Facebook switched from impressions to views on 15 Nov 2025: this period mixes both.')
  expect(note(['2025-10-30', '2025-11-09'])).toBe('Facebook switched from impressions to views on 15 Nov 2025: this period mixes both and is not compared.')
})

const networkAcross = (network: 'facebook' | 'instagram', day: [string, string, string, string], columns: Record<string, string>) => {
  const profile = aProfile('own', network, { available_from: '2024-01-01', columns: { days: columns, posts: {} } })
  const { summary } = reportOf({
    ...{ range: [day[2], day[3]], prior: [day[0], day[1]] },
    profiles: [{ profile, days: [{ from: addDays(day[0], -30), values: { impressions: days(10) } }] }],
  }).reports.crossChannel
  return summary.find(({ key }) => key === 'impressions')
}
const across = {
  facebook: ['2025-11-13', '2025-11-14', '2025-11-15', '2025-11-16'],
  instagram: ['2025-04-19', '2025-04-20', '2025-04-21', '2025-04-22'],
} as const satisfies Record<string, [string, string, string, string]>

test.each([
  ...[
    ...['Views', 'views', 'Facebook views', 'Facebook page views', 'Facebook-Aufrufe', 'Aufrufe auf Facebook', 'Vues sur Facebook'],
    ...['Visualizações do Facebook', 'Visualizzazioni su Facebook', 'Wyświetlenia na Facebook', 'Weergaven op Facebook'],
  ].map((title) => ['facebook', title] as const),
  ...['Instagram views', 'Instagram-Aufrufe', 'Visualizaciones en Instagram'].map((title) => ['instagram', title] as const),
])('a table that Meta calls views is one of views on both sides of the day: %s, %s', (network, title) => {
  expect(metaTitle(title)?.measure).toBe('impressions')
  expect(networkAcross(network, across[network], { impressions: title })).toMatchObject({ value: 20, prior: 20, growth: 0, note: null })
})

test.each([
  ['facebook', 'Impressions'],
  ['facebook', 'Facebook impressions'],
  ['instagram', 'Impressions'],
  ['facebook', 'Viewers'],
] as const)('any other column of impressions is not compared across it: %s, %s', (network, title) => {
  expect(networkAcross(network, across[network], { impressions: title })).toMatchObject({ value: 20, prior: null })
})
