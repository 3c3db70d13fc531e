import { expect, test } from '@jest/globals'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import type { Report } from '../../../../../shared/reports/report.ts'
import { reviews } from '../../../../../shared/reports/types/reviews/definition.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../../test/builders/items.ts'

const google = ['one', 'two'].map((id) => aProfile(id, 'google', { available_from: '2025-01-01', name: id }))
const facebook = aProfile('page', 'facebook', { available_from: '2025-01-01', name: 'page' })
const base = { recommends: null, author: null, url: null, language: 'en', score: null, sentiment: null, text: '' }
const google1 = { ...base, profileId: 'one', network: 'google' }
const at = (day: string, time = '12:00') => `2026-03-${day}T${time}:00Z`
const replied = (when: string) => ({ reply: { text: 'Thanks', at: when } })

const given = [
  { ...google1, id: 'a', createdAt: at('01'), stars: 5, ...replied(at('01', '12:30')), text: 'The queue, the beans', score: 4, sentiment: 'positive' },
  { ...google1, id: 'b', createdAt: at('02'), stars: 4, ...replied(at('04')), text: "Beans! Don't queue", score: -2, sentiment: 'negative' },
  { ...google1, id: 'c', createdAt: at('03', '23:30'), stars: 1, reply: null },
  // the source does not tell of replies
  { ...base, id: 'd', profileId: 'two', network: 'google', createdAt: at('03'), stars: 2 },
  { ...base, id: 'e', profileId: 'page', network: 'facebook', createdAt: at('03'), stars: null, recommends: true, reply: null },
  // the day before, and a day of the range in the zone alone
  { ...google1, id: 'p', createdAt: '2026-02-28T12:00:00Z', stars: 3, reply: null },
  { ...google1, id: 'q', createdAt: '2026-03-01T01:00:00Z', stars: 2, reply: null },
]
const totals = [
  { id: '1', profileId: 'one', network: 'google', at: at('01'), average: 4, reviews: 300 },
  { id: '2', profileId: 'one', network: 'google', at: at('02'), average: 5, reviews: 100 },
  { id: '1', profileId: 'two', network: 'google', at: at('03'), average: 3, reviews: 300 },
]
const run = (changes: Partial<Parameters<typeof itemReportOf>[0]> = {}) =>
  itemReportOf({
    definition: reviews,
    profiles: [...google, facebook],
    items: { reviews: given, ratings: totals },
    range: ['2026-03-01', '2026-03-03'],
    prior: ['2026-02-26', '2026-02-28'],
    zone: 'America/New_York',
    ...changes,
  })
const tile = ({ reports }: Report, key: string) => reports.crossChannel.summary.find((one) => one.key === key)
const block = ({ reports }: Report, section: string, index = 0) => reports.crossChannel.report.find(({ key }) => key === section)?.content[index]

test('reviews: each figure as worked out by hand, in the days of the zone', async () => {
  const report = await run()
  // a, b, c, d, e; q is still February in New York, p and q were before
  expect([tile(report, 'reviews_received')?.value, tile(report, 'reviews_received')?.prior]).toEqual([5, 2])
  expect([tile(report, 'rating_avg')?.value, tile(report, 'rating_avg')?.prior, tile(report, 'rating_avg')?.growth]).toEqual([3, 2.5, 0.5])
  expect(tile(report, 'rating_avg')?.figure.growth.kind).toBe('points')
  // 100 x 5 and 300 x 3
  expect(tile(report, 'rating_overall')?.value).toBe(3.5)
  expect(tile(report, 'positive_share')?.value).toBe(60)
  // two of a, b, c, e; d is on neither side
  expect(tile(report, 'review_response_rate')?.value).toBe(50)
  expect(tile(report, 'review_response_time')?.value).toBe((1800 + 48 * 3600) / 2)
})

test('reviews: stars and recommendations stand apart, words are counted once a review', async () => {
  const report = await run()
  const bars = block(report, 'distribution')
  if (bars?.kind !== 'bar') throw new Error('no bars')
  expect(bars.values.map(({ key, figure }) => [key, figure.value, figure.prior])).toEqual([
    ['5', 1, 0],
    ['4', 1, 0],
    ['3', 0, 1],
    ['2', 1, 1],
    ['1', 1, 0],
    ['recommends', 1, 0],
    ['recommends_not', 0, 0],
  ])
  const words = block(report, 'keywords')
  if (words?.kind !== 'table') throw new Error('no table')
  expect(words.values.map(({ name, reviews_received, rating_avg }) => [name?.value, reviews_received?.value, rating_avg?.value])).toEqual([
    ['beans', 2, 4.5],
    ['queue', 2, 4.5],
  ])
})

test('reviews: the columns of response times are of the reviews whose replies are known, and no wait is less than none', async () => {
  const late = { ...google1, id: 'f', createdAt: at('02'), stars: 5, ...replied(at('01')) }
  const report = await run({ items: { reviews: [...given, late], ratings: [] } })
  const chart = block(report, 'response_time')
  if (chart?.kind !== 'column') throw new Error('no columns')
  const parts = chart.values.map(({ key, values }) => [key, values.reduce((sum: number, value) => sum + (value ?? 0), 0)])
  // d is of a source that does not tell
  expect(parts).toEqual([
    ['hour', 2],
    ['day', 0],
    ['days', 1],
    ['later', 0],
    ['none', 2],
  ])
  expect(chart.total?.value).toBe(5)
  // 0, 30 minutes, two days
  expect(tile(report, 'review_response_time')?.value).toBe(1800)
})

test('passports: the network that gives none says so, the comparison and the rule are named', async () => {
  const passport = (await run()).reports.crossChannel.passports.rating_avg
  expect(passport?.networks).toEqual([
    { network: 'facebook', field: 'ratings.rating', value: null, note: figureMessages.passport.notImported },
    { network: 'google', field: 'reviews.starRating', value: 3 },
  ])
  expect([passport?.formula, passport?.days]).toEqual([expect.stringContaining('4 reviews, 1 network.'), expect.stringContaining('New York')])
  expect(passport?.compared).toContain('2.50')
})

test('a profile connected too late is in the figure and in no growth: the two numbers the growth is of are said', async () => {
  const late = google.map((profile) => (profile.id === 'two' ? { ...profile, available_from: '2026-03-01' } : profile))
  const { reports } = await run({ profiles: [...late, facebook] })
  const shown = reports.crossChannel.summary.find(({ key }) => key === 'reviews_received')
  // of five, d is of the late profile: four against two
  expect([shown?.value, shown?.prior, shown?.figure.compared, shown?.growth]).toEqual([5, 2, 4, 100])
  expect(shown?.note).toBe('Like for like, without 1 new profile: 4, was 2.')
  expect(reports.crossChannel.passports.reviews_received?.note).toBe(shown?.note)
})

test('passports: what is counted is what the figure is of', async () => {
  const { passports } = (await run()).reports.crossChannel
  const reported = (key: string) => passports[key]?.formula
  expect(reported('reviews_received')).toContain('5 reviews, 2 networks.')
  // two were answered; of four is known whether they were
  expect([reported('review_response_time'), reported('review_response_rate')]).toEqual([
    expect.stringContaining(' 2 reviews,'),
    expect.stringContaining(' 4 reviews,'),
  ])
})

test('without comparison nothing is compared; one tab when the declaration has one', async () => {
  const report = await run({ prior: null, definition: { ...reviews, tabbed: false } })
  expect(report.reports.crossChannel.summary.map(({ prior, growth }) => [prior, growth])).toEqual(Array(7).fill([null, null]))
  expect([report.reports.tabs.length, report.reports.networks.length]).toEqual([1, 0])
})
