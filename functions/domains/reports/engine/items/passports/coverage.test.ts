import { expect, test } from '@jest/globals'
import type { ComparedProfile } from '../../../../../../shared/public-profiles.ts'
import { adsPerformance } from '../../../../../../shared/reports/types/ads-performance/definition.ts'
import { adDay, gbp, reachOn, usd } from '../../../../../../shared/reports/types/ads-performance/sample.ts'
import { competitor } from '../../../../../../shared/reports/types/competitor/definition.ts'
import { industryBenchmark } from '../../../../../../shared/reports/types/industry-benchmark/definition.ts'
import { listenerPerformance } from '../../../../../../shared/reports/types/listener-performance/definition.ts'
import { tasks } from '../../../../../../shared/reports/types/tasks/definition.ts'
import { aPost, aProfile } from '../../../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../../../test/builders/items.ts'

const range = ['2026-03-01', '2026-03-04'] as const
const passportsOf = async (given: Omit<Parameters<typeof itemReportOf>[0], 'range'>) => (await itemReportOf({ ...given, range })).reports.crossChannel.passports

test('days on which an ad account has no row are missing and named; a figure of one currency expects days of its accounts alone', async () => {
  const rows = ['01', '02', '04'].map((day) => adDay('gb', 'a', `2026-03-${day}`, 10, 100, 0))
  const passports = await passportsOf({
    definition: adsPerformance,
    profiles: [aProfile('p1', 'facebook'), aProfile('p2', 'instagram')],
    items: {
      'ad accounts': [gbp, { ...usd, since: '2026-03-03' }],
      'ad figures': [...rows, adDay('us', 'b', '2026-03-03', 5, 50, 1)],
    },
  })
  const [hole, late, end] = ['UK (Facebook) has no data for 3 Mar.', 'US (Instagram) has data since 3 Mar 2026.', 'US (Instagram) has no data for 4 Mar.']
  expect(passports.impressions?.coverage).toEqual({ have: 4, expected: 6, notes: [late, end, hole], of: 'ad account' })
  expect(passports.spend_gbp?.coverage).toEqual({ have: 3, expected: 4, notes: [hole], of: 'ad account' })
})

test('reach lacks the days that the ads lack, whatever windows end on them', async () => {
  const passports = await passportsOf({
    definition: adsPerformance,
    profiles: [aProfile('p1', 'facebook')],
    items: {
      'ad accounts': [gbp],
      'ad figures': ['01', '02', '04'].map((day) => adDay('gb', 'a', `2026-03-${day}`, 10, 100, 0)),
      'ad reach': ['03', '04'].map((day) => reachOn('gb', `2026-03-${day}`, [{ level: 'account', objectId: 'gb', windows: { 4: 80 } }])),
    },
  })
  expect(passports.reach).toMatchObject({ figure: { value: 80 }, coverage: { have: 3, expected: 4, notes: ['UK (Facebook) has no data for 3 Mar.'] } })
})

test('a total of several days covers each of them, and its passport says on which it stands', async () => {
  const passports = await passportsOf({
    definition: adsPerformance,
    profiles: [aProfile('p1', 'facebook')],
    items: { 'ad accounts': [gbp], 'ad figures': [adDay('gb', 'a', '2026-03-03', 10, 100, 0, { from: '2026-03-01' })] },
  })
  const said = 'Totals of several days are shown on their last day: 1–3 Mar 2026.'
  expect(passports.impressions?.coverage).toEqual({ have: 3, expected: 4, notes: ['UK (Facebook) has no data for 4 Mar.', said], of: 'ad account' })
})

const page = (id: string, own: boolean, brand = id): ComparedProfile => ({
  id,
  network: 'facebook',
  name: id,
  username: null,
  own,
  brand,
  since: null,
  state: 'shown',
})
const followers = (profileId: string, ...days: string[]) =>
  days.map((day) => ({ id: `${profileId} ${day}`, profileId, date: `2026-03-${day}`, followers: 100 }))

test('days of followers that a page lacks are missing, days without a post are not', async () => {
  const [ours, rival] = [aProfile('ours', 'facebook'), aProfile('rival', 'facebook', { name: 'Rival' })]
  const passports = await passportsOf({
    definition: competitor,
    profiles: [ours, rival],
    items: {
      followers: [...followers('ours', '01', '02', '03', '04'), ...followers('rival', '01', '04')],
      posts: [aPost('o', ours, '2026-03-02T10:00:00Z', { reactions: 1 })],
    },
    context: { pages: [page('ours', true), { ...page('rival', false), name: 'Rival' }] },
  })
  expect(passports.page_followers?.coverage).toEqual({ have: 6, expected: 8, notes: ['Rival (Facebook) has no data for 2 Mar, 3 Mar.'], of: 'page' })
  expect(passports.own_followers?.coverage).toEqual({ have: 4, expected: 4, notes: [], of: 'page' })
  const said = 'Every imported post in the period counts, the latest from 2 Mar 2026. Days without any are normal.'
  expect(passports.own_posts?.coverage).toEqual({ have: 0, expected: 0, notes: [said] })
})

test('peers of an industry have gaps and no names', async () => {
  const ours = aProfile('ours', 'facebook')
  const peers = Array.from({ length: 10 }, (_, n) => page(`p${n}`, false))
  const passports = await passportsOf({
    definition: industryBenchmark,
    profiles: [ours],
    items: {
      followers: followers('ours', '01', '02', '03', '04'),
      'page-followers': peers.flatMap(({ id }, n) => (n === 0 ? followers(id, '01', '04') : followers(id, '01', '02', '03', '04'))),
    },
    context: { pages: [page('ours', true, 'own')], cohort: { industry: 'Bookshops', pages: peers } },
  })
  expect(passports.growth_median?.coverage).toEqual({ have: 38, expected: 40, notes: ['1 page has gaps.'], of: 'page' })
  expect(passports.growth_median?.networks.map(({ network }) => network)).toEqual(['facebook'])
  expect(passports.growth_own?.coverage).toMatchObject({ have: 4, expected: 4 })
})

test('a listener names the networks and sites it found something on, tasks that they are of no network', async () => {
  const mention = (id: string, source: string) => ({
    ...{ id, listenerId: 'l', at: '2026-03-02T10:00:00Z', source, queries: [], text: 'Mug', url: null, author: { id: 'ann', name: 'Ann', followers: 1 } },
    ...{ country: null, language: null, engagements: null, repost: false, score: null, sentiment: null },
  })
  const found = await passportsOf({
    definition: listenerPerformance,
    profiles: [],
    items: { mentions: [mention('1', 'twitter'), mention('2', 'twitter'), mention('3', 'news')] },
  })
  expect(found.unique_authors?.networks).toEqual([
    { network: 'twitter', field: 'mentions', value: 1 },
    { network: null, name: 'News', field: 'mentions', value: 1 },
  ])
  const made = await passportsOf({ definition: tasks, profiles: [], items: {} })
  expect(made.created?.networks).toEqual([{ network: null, name: 'Recorded by the team', field: 'tasks created', value: 0, note: 'No network.' }])
})
