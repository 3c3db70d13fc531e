import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { beginning, readItems } from '../../functions/domains/items/store/items.ts'
import { computeReport } from '../../functions/domains/reports/run/compute-report.ts'
import { dayNumber } from '../../shared/dates/calendar-date.ts'
import { ratingSource, reviewSource } from '../../shared/items/reviews.ts'
import { isOpenAt, taskSource } from '../../shared/items/tasks.ts'
import type { Report } from '../../shared/reports/report.ts'
import { startDemo } from '../../test/builders/demo.ts'
import { runOf } from '../../test/builders/run.ts'
import type { TestTable } from '../../test/builders/stack.ts'
import { groups } from './profiles.ts'
import { seedReviews } from './seed-reviews.ts'
import { longestTask, seedTasks } from './seed-tasks.ts'

const now = new Date('2026-11-21T09:00:00Z')
const after = '2100-01-01T00:00:00Z'
let table: TestTable
beforeAll(async () => {
  table = await startDemo(now)
}, 300_000)
afterAll(() => table.stop())

const reviewsOf = (id: string) => readItems(reviewSource, 'acct-demo', [id], beginning, after)
const tasksOf = (id: string) => readItems(taskSource, 'acct-demo', [id], beginning, after)

const fourWeeks = { dateFrom: '2026-10-24', dateTo: '2026-11-21', priorFrom: '2026-09-25', priorTo: '2026-10-23' }

async function run(type: string, profiles: string[], dates = fourWeeks): Promise<Report> {
  const request = { type, profiles, ...dates, timezone: 'Europe/London', template_id: null, labels: [], labelMatch: 'any' as const }
  return computeReport(await runOf('acct-demo', request, now))
}
const tile = ({ reports }: Report, key: string) => reports.crossChannel.summary.find((one) => one.key === key)

test('reviews are plausible: none of the future, stars like the words, some without words, a reply or an author', async () => {
  const reviews = (await Promise.all(['demo-google', 'demo-facebook'].map(reviewsOf))).flat()
  expect(reviews.length).toBeGreaterThan(900)
  expect(reviews.every(({ createdAt, reply }) => createdAt <= now.toISOString() && (!reply || reply.at <= now.toISOString()))).toBe(true)
  for (const found of [
    ({ text }) => text === '',
    ({ reply }) => reply === null,
    ({ author }) => author === null,
    ({ score }) => score === null,
    ({ sentiment }) => sentiment === 'mixed',
  ] satisfies ((review: (typeof reviews)[number]) => boolean)[]) {
    expect(reviews.some(found)).toBe(true)
  }
  const totals = await readItems(ratingSource, 'acct-demo', ['demo-google'], beginning, after)
  expect(totals.at(-1)?.reviews).toBeGreaterThan(reviews.filter(({ network }) => network === 'google').length)
})

test('the demo report of reviews has every section filled, and a profile that is not compared', async () => {
  const report = await run('reviews', ['demo-google', 'demo-google-leith', 'demo-facebook'])
  const blocks = report.reports.crossChannel.report.flatMap(({ content }) => content)
  expect(blocks.filter(({ no_data }) => no_data).map(({ key }) => key)).toEqual([])
  expect(report.reports.crossChannel.summary.map(({ value }) => value)).not.toContain(null)
  expect(report.notes.join()).toContain('1 profile joined during')
  expect(tile(report, 'rating_overall')?.value).toBeGreaterThan(4)
})

test('messages of the demo began one day, and a comparison with days before it tells no growth', async () => {
  const dates = { dateFrom: '2025-10-01', dateTo: '2025-12-31', priorFrom: '2025-07-01', priorTo: '2025-09-30' }
  const report = await run('inbox_activity', ['demo-facebook', 'demo-instagram'], dates)
  expect(tile(report, 'inbound')?.value).toBeGreaterThan(0)
  expect(report.reports.crossChannel.summary.flatMap(({ key, growth }) => (growth === null ? [] : key))).toEqual([])
})

test('the demo report of tasks has every section filled; the backlog is what came in less what was done', async () => {
  const report = await run('tasks', ['demo-google', 'demo-facebook', 'demo-instagram', 'demo-linkedin'])
  const { report: sections } = report.reports.crossChannel
  expect(sections.flatMap(({ content }) => content).filter(({ no_data }) => no_data)).toEqual([])
  const line = sections.find(({ key }) => key === 'backlog')?.content[0]
  const flow = sections.find(({ key }) => key === 'flow')?.content[0]
  if (line?.kind !== 'line' || flow?.kind !== 'column') throw new Error('no charts')
  const [open] = line.values
  const [created, completed] = flow.values
  const reopened = (await tasksOf('group-northbound'))
    .filter(({ profileId }) => profileId === null || report.request.profiles.includes(profileId))
    .flatMap(({ reopenedAt }) => reopenedAt)
  for (let day = 1; day < line.labels.length; day++) {
    const again = reopened.filter((at) => at.slice(0, 10) === line.labels[day] && at <= now.toISOString()).length
    const [before = Number.NaN, opened = Number.NaN, done = Number.NaN] = [open?.values[day - 1], created?.values[day], completed?.values[day]].map(Number)
    // British winter time is UTC
    if (String(line.labels[day]) > '2026-10-25') expect(open?.values[day]).toBe(before + opened + again - done)
  }
})

test('a later day leaves what was as it was, but for replies and work that came since', async () => {
  const later = new Date('2026-11-23T09:00:00Z')
  const [reviews, tasks] = [await reviewsOf('demo-google'), await tasksOf('group-northbound')]
  const today = dayNumber('2026-11-23')
  await seedReviews({ accountId: 'acct-demo', id: 'demo-google', network: 'google', missing: () => false }, today - 47, today, later)
  const [group] = groups
  if (!group) throw new Error('no group')
  await seedTasks(group, today - longestTask - 2, today, later)
  const [now_, then] = [await reviewsOf('demo-google'), await tasksOf('group-northbound')]
  expect(now_.slice(0, reviews.length).map(({ reply: _, ...rest }) => rest)).toEqual(reviews.map(({ reply: _, ...rest }) => rest))
  expect(then.slice(0, tasks.length).map(({ id, createdAt }) => [id, createdAt])).toEqual(tasks.map(({ id, createdAt }) => [id, createdAt]))
  const at = now.toISOString()
  expect(then.slice(0, tasks.length).map((task) => isOpenAt(task, at))).toEqual(tasks.map((task) => isOpenAt(task, at)))
})
