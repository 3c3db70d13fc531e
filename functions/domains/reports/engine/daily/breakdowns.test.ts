import { expect, test } from '@jest/globals'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { type Breakdown, type BreakdownKind, breakdowns } from '../../../../../shared/items/breakdowns.ts'
import { aProfile, reportOf } from '../../../../../test/builders/dataset.ts'

const profile = (kind: BreakdownKind, id = 'p') => aProfile(id, breakdowns[kind].network)
const reported = (kind: BreakdownKind, date: string, parts: Record<string, Breakdown['parts'][number]['measures']>, profileId = 'p'): Breakdown => ({
  id: `${kind}:${date}`,
  profileId,
  kind,
  date,
  parts: Object.entries(parts).map(([label, measures]) => ({ key: label.toLowerCase(), label, measures })),
})
const range: [string, string] = ['2026-11-02', '2026-11-08']

function section(kind: BreakdownKind, key: string, of: Breakdown[], zone = 'UTC', ids = ['p']) {
  const report = reportOf({ profiles: ids.map((id) => ({ profile: profile(kind, id) })), range, zone, breakdowns: of })
  return report.reports.networks[0]?.report.find((one) => one.key === key)
}

test('views by source are added over the days of the range and over profiles, largest first, and what is known of the range is said', () => {
  const found = section(
    'traffic_source',
    'traffic_sources',
    [
      reported('traffic_source', '2026-11-01', { Search: { video_views: 1000 } }),
      reported('traffic_source', '2026-11-02', { Search: { video_views: 30 }, Browse: { video_views: 10 } }),
      reported('traffic_source', '2026-11-08', { Search: { video_views: 30 } }),
      reported('traffic_source', '2026-11-08', { Browse: { video_views: 130 } }, 'q'),
    ],
    'UTC',
    ['p', 'q'],
  )
  const [pie] = found?.content ?? []
  expect(pie?.kind === 'pie' && pie.values.map(({ label, value, share }) => [label, value, share])).toEqual([
    ['Browse', 140, 70],
    ['Search', 60, 30],
  ])
  expect(pie?.passports).toEqual(['video_views'])
  expect(found?.subTitle).toContain(figureMessages.report.daysTold(2, 7))
})

test('more sources than there are colours: the smallest are one, and nothing is lost', () => {
  const views = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`Source ${index}`, { video_views: 10 + index }]))
  const [pie] = section('traffic_source', 'traffic_sources', [reported('traffic_source', '2026-11-02', views)])?.content ?? []
  if (pie?.kind !== 'pie') throw new Error('no pie')
  expect(pie.values.at(-1)).toMatchObject({ label: 'Other', value: 10 + 11 + 12 })
  expect([pie.total.value, new Set(pie.colors).size]).toEqual([126, pie.values.length])
})

test('a rate of boards is of the sums over what has both terms, in the rows and in the last one', () => {
  const found = section('board', 'boards', [
    reported('board', '2026-11-02', { Art: { impressions: 100, link_clicks: 10, saves: 3 }, Guides: { impressions: 300 } }),
    reported('board', '2026-11-03', { Art: { impressions: 300, link_clicks: 2, saves: -1 } }),
  ])
  const [table] = found?.content ?? []
  if (table?.kind !== 'table') throw new Error('no table')
  const figures = (row: (typeof table.values)[number] | null) => ['impressions', 'saves', 'link_clicks', 'ctr_link'].map((key) => row?.[key]?.value)
  expect(table.values.map((row) => [row.name?.value, ...figures(row)])).toEqual([
    ['Art', 400, 2, 12, 3],
    ['Guides', 300, null, null, null],
  ])
  expect(figures(table.footer)).toEqual([700, 2, 12, 3])
})

test('a month that the range touches counts as a whole, and its months are named', () => {
  const keywords = reported('search_keyword', '2026-11-01', { 'Flat white': { impressions: 5 }, 'Coffee near me': { impressions: 50 } })
  const found = section('search_keyword', 'search_keywords', [keywords, reported('search_keyword', '2026-10-01', { 'Flat white': { impressions: 900 } })])
  const [table] = found?.content ?? []
  expect(table?.kind === 'table' && [...table.values, table.footer].map((row) => row?.impressions?.value)).toEqual([50, 5, 55])
  expect(found?.subTitle).toBe(`2 of 2 searches that showed the business profile. ${figureMessages.report.wholeMonths('Nov 2026')}`)
})

test('hours of activity are told in UTC and stand on the clock of the report, an average over days', () => {
  const found = section(
    'follower_activity',
    'follower_activity',
    [
      reported('follower_activity', '2026-11-02', { '23': { active_followers: 40 } }),
      reported('follower_activity', '2026-11-08', { '23': { active_followers: 10 } }),
    ],
    'Europe/Berlin',
  )
  const [map] = found?.content ?? []
  if (map?.kind !== 'heatmap') throw new Error('no heatmap')
  // Monday 23:00 UTC is Tuesday 00:00 in Berlin, Sunday's is Monday's
  expect([map.values[1]?.[0], map.values[0]?.[0]]).toEqual([
    { value: 40, items: 1 },
    { value: 10, items: 1 },
  ])
  expect([map.itemsLabel, map.passports]).toEqual(['hours', ['active_followers']])
})

test('without parts the sections are not there', () => {
  expect(section('visitor_function', 'visitor_functions', [])).toBeUndefined()
  const one = section('visitor_function', 'visitor_functions', [reported('visitor_function', '2026-11-01', { Sales: { profile_visits: 4 } })])
  expect(one?.content[0]?.kind === 'bar' && one.content[0].values.map(({ label, figure }) => [label, figure.value])).toEqual([['Sales', 4]])
})
