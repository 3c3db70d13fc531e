import { expect, test } from '@jest/globals'
import type { BlockOf } from '../../../../../shared/blocks/index.ts'
import { changeTerms } from '../../../../../shared/change-words.ts'
import { aPost, aProfile, reportOf } from '../../../../../test/builders/dataset.ts'

const daily = (value: number, days = 40) => Array.from({ length: days }, () => value)
/** One page from the start, and one that joined on the second day of the range with ten times as much. */
const report = (now = '2027-01-01T00:00:00Z') =>
  reportOf({
    range: ['2026-11-01', '2026-11-07'],
    prior: ['2026-10-25', '2026-10-31'],
    now,
    profiles: [
      {
        profile: aProfile('old', 'linkedin'),
        days: [{ from: '2026-10-20', values: { impressions: daily(10), followers: daily(100), followers_lost: daily(1) } }],
      },
      {
        profile: aProfile('new', 'twitter', { available_from: '2026-11-02' }),
        days: [{ from: '2026-11-02', values: { impressions: daily(100, 6), followers: daily(900, 6) } }],
      },
    ],
  }).reports.crossChannel

const chart = (tab: ReturnType<typeof report>, key: string): BlockOf<'column'> | BlockOf<'line'> => {
  const found = tab.report.flatMap(({ key: section, content }) => (section === key ? content : [])).find(({ kind }) => kind === 'column' || kind === 'line')
  if (found?.kind !== 'column' && found?.kind !== 'line') throw new Error(`no chart ${key}`)
  return found
}

test('a chart tells no change of a total between other profiles, and says of how many its prior values are', () => {
  const impressions = chart(report(), 'impressions')
  expect(impressions).toMatchObject({ priorTotal: daily(10, 7), unlike: [0, 1, 2, 3, 4, 5, 6], priorOf: '1 of 2 profiles' })
  // each network by itself is like itself
  expect(impressions.values.map(({ key, unlike, polarity }) => [key, unlike, polarity])).toEqual([
    ['linkedin', undefined, 'higher'],
    ['twitter', undefined, 'higher'],
  ])
})

test('nor of days that may still change', () => {
  const [linkedin] = chart(report('2026-11-07T12:00:00Z'), 'impressions').values
  expect(linkedin).toMatchObject({ key: 'linkedin', prior: daily(10, 7), unlike: [5, 6] })
})

test('parts of a chart are not compared between other profiles', () => {
  const gained = Array.from({ length: 40 }, (_, day) => (day % 2 ? 15 : null))
  const page = (id: string, values: (number | null)[]) => ({
    profile: aProfile(id, 'linkedin'),
    days: [{ from: '2026-10-18', values: { followers: daily(100), followers_gained: values } }],
  })
  const tab = reportOf({
    ...{ range: ['2026-11-01', '2026-11-07'], prior: ['2026-10-25', '2026-10-31'] },
    profiles: [page('whole', daily(15)), page('half', gained)],
  }).reports.crossChannel
  const [parts] = chart(tab, 'audience_growth').values.filter(({ key }) => key === 'followers_gained')
  // the page with every other day is in the values alone
  expect(parts).toMatchObject({ values: [15, 30, 15, 30, 15, 30, 15], prior: daily(15, 7), unlike: [0, 1, 2, 3, 4, 5, 6] })
})

test('a day that has the change of two, because a level is missing, is not compared with one that has its own', () => {
  const levels = Array.from({ length: 40 }, (_, day) => (day === 8 ? null : 5_000 + 10 * day))
  const tab = reportOf({
    ...{ range: ['2026-11-01', '2026-11-07'], prior: ['2026-10-25', '2026-10-31'] },
    profiles: [{ profile: aProfile('page', 'linkedin'), days: [{ from: '2026-10-18', values: { followers: levels } }] }],
  }).reports.crossChannel
  const [net] = chart(tab, 'audience_growth').values.filter(({ key }) => key === 'net_growth')
  // 26 October has no level, and the 27th the change of both
  expect(net).toMatchObject({ values: daily(10, 7), prior: [10, null, 20, 10, 10, 10, 10], unlike: [1, 2] })
})

test('a total of followers that jumps because a profile joined says so', () => {
  expect(chart(report(), 'audience').note).toBe('Profile new (X) has data since 2 Nov 2026, which raises the total')
})

test('a chart of parts says which networks of its total lack one', () => {
  const growing = Array.from({ length: 40 }, (_, at) => 100 + at)
  const tab = reportOf({
    range: ['2026-11-01', '2026-11-07'],
    prior: null,
    profiles: [
      {
        profile: aProfile('a', 'facebook'),
        days: [{ from: '2026-10-20', values: { followers: growing, followers_gained: daily(2), followers_lost: daily(1) } }],
      },
      { profile: aProfile('b', 'linkedin'), days: [{ from: '2026-10-20', values: { followers: growing } }] },
      { profile: aProfile('c', 'twitter'), days: [{ from: '2026-10-20', values: { followers: growing } }] },
    ],
  }).reports.crossChannel
  expect(chart(tab, 'audience_growth').note).toBe('Networks reporting: gained 1, lost 1, total 3')
})

test('a part drawn below zero keeps the polarity of what it counts, and says that it is drawn so', () => {
  const [lost] = chart(report(), 'audience_growth').values.filter(({ key }) => key === 'followers_lost')
  expect(lost).toMatchObject({ label: 'Lost', polarity: 'lower', less: true, values: daily(-1, 7), prior: daily(-1, 7) })
})

test('a change is written with both of its terms', () => {
  const tile = report('2026-11-07T12:00:00Z').summary.find(({ key }) => key === 'impressions')
  // 70 and 600 now; 5 settled days of the old page on each side
  expect(tile && [tile.value, changeTerms(tile.figure)]).toEqual([670, '50 from 50 (5 of 7 days)'])
})

test('days that an import declares are known, though nothing happened on them before its first post', () => {
  const page = aProfile('page', 'facebook', { available_from: '2026-02-07', known: { posts: ['2026-01-01/2026-03-31'] } })
  const post = (id: string, date: string, reactions: number) => aPost(id, page, `${date}T10:00:00Z`, { reactions })
  const posts = [post('a', '2026-02-07', 5), post('b', '2026-03-20', 6), post('c', '2026-03-28', 6)]
  const { summary } = reportOf({
    type: 'posts',
    range: ['2026-03-01', '2026-03-28'],
    prior: ['2026-02-01', '2026-02-28'],
    profiles: [{ profile: page, posts }],
  }).reports.crossChannel
  // (12 - 5) / 5
  expect(summary.find(({ key }) => key === 'engagements')).toMatchObject({ value: 12, prior: 5, growth: 140 })
})

test('a profile whose only posts are on a day that is not compared counts among the days compared', () => {
  const known = { known: { posts: ['2026-09-01/2026-11-30'] } }
  const [whole, cut] = [aProfile('a', 'linkedin', known), aProfile('b', 'instagram', known)]
  const { summary } = reportOf({
    type: 'posts',
    range: ['2026-11-01', '2026-11-28'],
    prior: ['2026-10-04', '2026-10-31'],
    profiles: [
      { profile: whole, posts: [aPost('a1', whole, '2026-10-10T10:00:00Z', { reactions: 5 }), aPost('a2', whole, '2026-11-10T10:00:00Z', { reactions: 6 })] },
      // the first day of the range has no saves, those of the prior period have them
      {
        profile: cut,
        posts: [aPost('b1', cut, '2026-10-04T10:00:00Z', { reactions: 7, saves: 1 }), aPost('b2', cut, '2026-11-01T10:00:00Z', { reactions: 8 })],
      },
    ],
  }).reports.crossChannel
  expect(summary.find(({ key }) => key === 'engagements')?.figure).toMatchObject({ value: 14, compared: 6, prior: 5, over: { some: 27, all: 28 } })
})
