import { expect, test } from '@jest/globals'
import { addDays, dayCount, defaultPrior, quickRange } from '../../../../../shared/dates/index.ts'
import { reportOf } from '../../../../../test/builders/dataset.ts'
import { flatProfile as flat, type FlatSource as Told } from '../../../../../test/builders/flat-account.ts'

const now = '2026-11-28T12:00:00Z'
type Range = [string, string]
const week: [Range, Range] = [
  ['2026-11-22', '2026-11-28'],
  ['2026-11-15', '2026-11-21'],
]
const fourWeeks: [Range, Range] = [
  ['2026-10-31', '2026-11-28'],
  ['2026-10-02', '2026-10-30'],
]
const year: [Range, Range] = [
  ['2025-11-29', '2026-11-28'],
  ['2024-11-29', '2025-11-28'],
]
const leapYear: [Range, Range] = [
  ['2024-01-01', '2024-12-31'],
  ['2023-01-01', '2023-12-31'],
]

const every = (from: string, to: string, step: number) => Array.from({ length: Math.ceil(dayCount(from, to) / step) }, (_, at) => addDays(from, at * step))

const cases: [string, [Range, Range], Told, number | null][] = [
  // 27 and 28 Nov may still change
  ['a week until yesterday', week, { until: '2026-11-27' }, 5],
  ['a week three days late', week, { until: '2026-11-25' }, 4],
  ['a week whose last days are only partly told', week, { partial: ['2026-11-27', '2026-11-28'] }, 5],
  ['one day missing of four weeks', fourWeeks, { missing: ['2026-11-10'] }, 26],
  ['one day missing before, and late', fourWeeks, { until: '2026-11-26', missing: ['2026-10-04'] }, 26],
  ['two days missing of a year', year, { missing: ['2026-03-01', '2025-01-05'] }, 361],
  ['a leap year against the year before', leapYear, {}, 365],
  ['posts of the day before yesterday without figures', week, { bare: ['2026-11-26'] }, 5],
  [
    'ten days against nine, a tenth less',
    [
      ['2026-10-11', '2026-10-20'],
      ['2026-10-02', '2026-10-10'],
    ],
    {},
    9,
  ],
  ['no level before, and a day without gains', fourWeeks, { noLevels: ['2026-10-01'], noFlows: ['2026-10-12'] }, 27],
  ['every third day missing', fourWeeks, { missing: every('2026-10-31', '2026-11-28', 3) }, null],
  ['every third day missing before', fourWeeks, { missing: every('2026-10-02', '2026-10-30', 3) }, null],
]

test.each(cases)('a flat account never shows a change: %s', (_, [range, prior], told, over) => {
  for (const type of ['comprehensive', 'posts']) {
    // beside one that is known whole
    for (const profiles of [[flat('fb', told)], [flat('fb', told), flat('whole', {})]]) {
      const { crossChannel, networks } = reportOf({ type, profiles, range, prior, now }).reports
      const changes = [crossChannel, ...networks].flatMap(({ summary }) =>
        summary.filter(({ key }) => key !== 'followers').map(({ key, growth }) => [key, growth]),
      )
      // rates are quotients of large sums
      expect(changes.filter(([, growth]) => typeof growth === 'number' && Math.abs(growth) > 1e-9)).toEqual([])
    }
  }
  const tile = reportOf({ profiles: [flat('fb', told)], range, prior, now }).reports.crossChannel.summary.find(({ key }) => key === 'impressions')
  const all = dayCount(...range)
  if (over === null)
    expect([tile?.prior, tile?.note]).toEqual([null, expect.stringMatching(/^Not compared: only \d+ of \d+ days of (this|the prior) period have data\.$/)])
  else expect(tile?.figure).toMatchObject({ prior: over * 1_000, growth: { kind: 'percent', value: 0 }, over: { some: over, all } })
})

test('a day that need not be told yet is not held against one whose posts have no figures', () => {
  const profiles = [flat('fb', { bare: ['2026-11-24'] }), flat('whole', {})]
  const { crossChannel } = reportOf({ type: 'posts', profiles, range: ['2026-11-26', '2026-11-26'], prior: ['2026-11-24', '2026-11-24'], now }).reports
  const tile = crossChannel.summary.find(({ key }) => key === 'impressions')
  expect(tile?.figure).toMatchObject({ value: 1_000, compared: 500, prior: 500, growth: { kind: 'percent', value: 0 } })
})

// of the longer month some days stand against none, on its first days also those that networks have not told yet
const months: [string, string, number, number][] = [
  ['2026-03-01', '2026-02-26', 26, 28],
  ['2026-03-01', '2026-02-27', 27, 28],
  ['2026-03-10', '2026-03-09', 28, 31],
  ['2026-04-10', '2026-04-09', 28, 31],
  ['2026-11-01', '2026-10-29', 29, 31],
  ['2026-11-10', '2026-11-09', 30, 31],
  ['2024-03-31', '2024-03-30', 29, 31],
]

test.each(months)('the last month of %s with the one before, told until %s: over %d of %d days', (day, until, some, all) => {
  const range = quickRange('last_month', day)
  const prior = defaultPrior(range)
  for (const type of ['comprehensive', 'posts']) {
    const { summary } = reportOf({
      type,
      profiles: [flat('fb', { until })],
      range: [range.from, range.to],
      prior: [prior.from, prior.to],
      now: `${day}T09:00:00Z`,
    }).reports.crossChannel
    const tile = summary.find(({ key }) => key === 'impressions')
    expect(tile?.figure).toMatchObject({ growth: { kind: 'percent', value: 0 }, over: { some, all } })
    expect(tile?.note).toMatch(new RegExp(`^Like for like over ${some} of ${all} days: `))
  }
})

test('a week until yesterday says over how many days it is compared, and which are not known', () => {
  const { crossChannel } = reportOf({ profiles: [flat('fb', { until: '2026-11-27' })], range: week[0], prior: week[1], now }).reports
  expect(crossChannel.summary.find(({ key }) => key === 'impressions')).toMatchObject({
    value: 6_000,
    prior: 5_000,
    growth: 0,
    figure: { compared: 5_000, over: { some: 5, all: 7 } },
    note: 'Like for like over 5 of 7 days: 5,000, was 5,000.',
  })
  expect(crossChannel.coverage?.notes).toEqual(['Profile fb (LinkedIn) has no data yet for 28 Nov, so that day is not compared.'])
})

test('a source below the threshold is left out of the comparison by name, and the others stay in it', () => {
  const profiles = [flat('fb', { missing: every('2026-10-31', '2026-11-28', 3) }), flat('whole', {})]
  const tile = reportOf({ profiles, range: fourWeeks[0], prior: fourWeeks[1], now }).reports.crossChannel.summary.find(({ key }) => key === 'impressions')
  // 19 days of the one and 29 of the other; 27 settled days of the other against as many
  expect(tile).toMatchObject({ value: 48_000, prior: 27_000, growth: 0 })
  expect(tile?.note).toBe('Like for like, without Profile fb (LinkedIn), over 27 of 29 days: 27K, was 27K.')
})

test('a week is not held against four: sums have no change and say why, rates have one of all days that are known', () => {
  const { summary } = reportOf({ profiles: [flat('fb', {})], range: week[0], prior: ['2026-10-25', '2026-11-21'], now }).reports.crossChannel
  const tile = (id: string) => summary.find(({ key }) => key === id)
  expect(tile('impressions')).toMatchObject({ prior: null, note: 'Not compared: the periods differ too much in length (7 vs 28 days).' })
  expect(tile('er_impressions')).toMatchObject({ value: 10, prior: 10, growth: 0 })
})

test('of posts the people reached are a sum as well, and not held against those of fewer days', () => {
  const { profile, days, posts } = flat('fb', {})
  const reached = posts.map((post) => ({ ...post, measures: { ...post.measures, reach: 300 } }))
  const { summary } = reportOf({ type: 'posts', profiles: [{ profile, days, posts: reached }], range: week[0], prior: ['2026-10-25', '2026-11-21'], now })
    .reports.crossChannel
  expect(summary.find(({ key }) => key === 'reach')).toMatchObject({ value: 2_100, prior: null, growth: null })
})

test.each(['twitter', 'pinterest'] as const)('days that a profile without the figure lacks are not said to be left out of it: %s', (network) => {
  const profiles = [flat('fb', {}), flat('other', { network, missing: ['2026-10-10'] })].map(({ posts, ...one }) => ({
    ...one,
    posts: posts.map((post) => ({ ...post, measures: { ...post.measures, ...(post.network === network ? {} : { reach: 300 }) } })),
  }))
  const { summary } = reportOf({ type: 'posts', profiles, range: ['2026-10-01', '2026-10-28'], prior: ['2026-09-03', '2026-09-30'], now }).reports.crossChannel
  const figureOf = (id: string) => summary.find(({ key }) => key === id)?.figure
  expect(figureOf('impressions')?.over).toEqual({ some: 27, all: 28 })
  expect(figureOf('reach')).toMatchObject({ prior: 8_400, growth: { value: 0 } })
  expect(figureOf('reach')?.over).toBeUndefined()
})
