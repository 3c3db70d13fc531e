import { expect, test } from '@jest/globals'
import { addDays, dayCount } from '../../../../../shared/dates/index.ts'
import type { Mention } from '../../../../../shared/items/mentions.ts'
import { joined } from '../../../../../shared/known.ts'
import { listenerPerformance } from '../../../../../shared/reports/types/listener-performance/definition.ts'
import { reviews } from '../../../../../shared/reports/types/reviews/definition.ts'
import { tasks } from '../../../../../shared/reports/types/tasks/definition.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../../test/builders/items.ts'
import { aReview } from '../../../../../test/builders/review.ts'
import { aTask } from '../../../../../test/builders/task.ts'

const today = '2026-11-28'
const from = '2026-09-01'

/** Two reviews of four stars a day, told until a day, without some. */
function flat(id: string, until: string, missing: readonly string[] = []) {
  const dates = Array.from({ length: dayCount(from, until) }, (_, day) => addDays(from, day)).filter((date) => !missing.includes(date))
  const profile = aProfile(id, 'google', { known: { reviews: joined(dates.map((date) => `${date}/${date}`)) } })
  const items = dates.flatMap((date) => ['08', '20'].map((hour) => aReview(`${id} ${date} ${hour}`, `${date}T${hour}:00:00Z`, { profileId: id, stars: 4 })))
  // today has hardly begun
  return { profile, items: items.filter(({ createdAt }) => createdAt < `${today}T12:00:00Z`) }
}

test.each([
  ['until today', today, [], 5],
  ['until yesterday', '2026-11-27', [], 5],
  ['three days late', '2026-11-25', [], 4],
  ['with a day missing before', '2026-11-27', ['2026-11-17'], null],
] satisfies [string, string, string[], number | null][])('reviews that come every day alike never show a change: %s', async (_, until, missing, over) => {
  const { profile, items } = flat('shop', until, missing)
  const report = await itemReportOf({
    definition: reviews,
    profiles: [profile],
    items: { reviews: items },
    range: ['2026-11-22', today],
    prior: ['2026-11-15', '2026-11-21'],
    now: `${today}T12:00:00Z`,
  })
  const { summary } = report.reports.crossChannel
  expect(summary.flatMap(({ key, growth }) => (growth ? [[key, growth]] : []))).toEqual([])
  const received = summary.find(({ key }) => key === 'reviews_received')
  if (over === null) expect(received).toMatchObject({ prior: null, note: 'Not compared: only 6 of 7 days of the prior period have data.' })
  else expect(received?.figure).toMatchObject({ prior: 2 * over, over: { some: over, all: 7 }, growth: { kind: 'percent', value: 0 } })
})

test('a profile is known since its first item on the clock of the report, not since the day that this is in UTC', async () => {
  const { profile, items } = flat('shop', '2026-11-27')
  const known = { reviews: ['2026-11-16/2026-11-27'] }
  const report = await itemReportOf({
    definition: reviews,
    profiles: [{ ...profile, available_from: null, known }],
    // the first, of 08:00, came on the evening of 15 November
    items: { reviews: items.filter(({ createdAt }) => createdAt > '2026-11-16') },
    range: ['2026-11-20', '2026-11-24'],
    prior: ['2026-11-15', '2026-11-19'],
    zone: 'Pacific/Pago_Pago',
    now: `${today}T12:00:00Z`,
  })
  expect(report.reports.crossChannel.summary.find(({ key }) => key === 'reviews_received')).toMatchObject({ value: 10, prior: 9 })
})

test('a profile without a figure leaves the days of the others as they are', async () => {
  const [rated, unrated] = [flat('rated', '2026-11-27'), flat('unrated', '2026-11-27', ['2026-11-10'])]
  const report = await itemReportOf({
    definition: reviews,
    profiles: [rated.profile, unrated.profile],
    items: { reviews: [...rated.items, ...unrated.items.map((review) => ({ ...review, stars: null }))] },
    range: ['2026-11-01', today],
    prior: ['2026-10-04', '2026-10-31'],
    now: `${today}T12:00:00Z`,
  })
  const over = (key: string) => report.reports.crossChannel.summary.find((tile) => tile.key === key)?.figure.over
  expect([over('reviews_received'), over('rating_avg')]).toEqual([
    { some: 25, all: 28 },
    { some: 26, all: 28 },
  ])
})

/** Two tasks a day, one of a profile and one of none, done within half an hour. */
const steadyTasks = Array.from({ length: dayCount(from, today) }, (_, day) => addDays(from, day))
  .flatMap((date) =>
    ['08', '20'].map((hour) => ({
      ...{ id: `${date} ${hour}`, entity_gid: 'group', title: 'Answer', type: 'reply', priority: 'high', status: 'completed', assignee: null },
      ...(hour === '08' ? { profileId: 'shop', network: 'google' } : { profileId: null, network: null }),
      ...{ createdAt: `${date}T${hour}:00:00Z`, dueAt: null, completedAt: [`${date}T${hour}:30:00Z`], reopenedAt: [] },
    })),
  )
  .filter(({ createdAt }) => createdAt < `${today}T12:00:00Z`)

test.each([
  ['a week until today, which has hardly begun', ['2026-11-22', today], ['2026-11-15', '2026-11-21'], 6, 7],
  ['October with September', ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30'], 30, 31],
  ['a week until yesterday', ['2026-11-21', '2026-11-27'], ['2026-11-14', '2026-11-20'], 7, 7],
] satisfies [string, [string, string], [string, string], number, number][])('nor do tasks: %s', async (_, range, prior, some, all) => {
  const report = await itemReportOf({
    definition: tasks,
    profiles: [aProfile('shop', 'google')],
    items: { tasks: steadyTasks },
    ...{ range, prior, now: `${today}T12:00:00Z` },
  })
  const { summary } = report.reports.crossChannel
  expect(summary.flatMap(({ key, growth }) => (growth ? [[key, growth]] : []))).toEqual([])
  const { figure, note } = summary.find(({ key }) => key === 'created') ?? {}
  expect(figure).toMatchObject({ prior: 2 * some, growth: { kind: 'percent', value: 0 }, ...(some < all ? { over: { some, all } } : {}) })
  expect(note ?? '').toBe(some < all ? `Like for like over ${some} of ${all} days: ${2 * some}, was ${2 * some}.` : '')
})

const aMention = (date: string): Mention => ({
  ...{ id: date, listenerId: 'l', at: `${date}T08:00:00Z`, source: 'news', queries: ['q'], text: 'Mug', url: null, author: null },
  ...{ country: null, language: null, engagements: null, repost: false, score: null, sentiment: null },
})

test('a week of tasks, or of mentions, is not held against four', async () => {
  const [range, prior] = [
    ['2026-11-01', '2026-11-07'],
    ['2026-10-04', '2026-10-31'],
  ] as const
  const dates = Array.from({ length: dayCount(prior[0], range[1]) }, (_, day) => addDays(prior[0], day))
  const made = { tasks: dates.map((date) => aTask(date, `${date}T08:00:00Z`)), mentions: dates.map((date) => aMention(date)) }
  for (const [definition, id] of [
    [tasks, 'created'],
    [listenerPerformance, 'mentions'],
  ] as const) {
    const { crossChannel } = (await itemReportOf({ definition, profiles: [], items: made, range, prior, queries: ['q'] })).reports
    const tile = crossChannel.summary.find(({ key }) => key === id)
    expect(tile).toMatchObject({ value: 7, prior: null, growth: null, note: expect.stringContaining('the periods differ too much in length (7 vs 28 days)') })
  }
})

test('tasks about a profile are compared over the days that both periods know, as the figure says', async () => {
  const dates = Array.from({ length: dayCount('2026-11-01', today) }, (_, day) => addDays('2026-11-01', day))
  const report = await itemReportOf({
    definition: tasks,
    profiles: [aProfile('shop', 'google')],
    items: { tasks: dates.map((date) => aTask(date, `${date}T08:00:00Z`, { profileId: 'shop', network: 'google' })) },
    // today and yesterday may still change
    known: [['2026-11-01/2026-11-28']],
    range: ['2026-11-22', today],
    prior: ['2026-11-15', '2026-11-21'],
    now: `${today}T12:00:00Z`,
  })
  const created = report.reports.crossChannel.summary.find(({ key }) => key === 'created')
  expect(created).toMatchObject({ value: 7, prior: 5, growth: 0, figure: { compared: 5, over: { some: 5, all: 7 } } })
})
