import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { type Review, reviewSource } from '../../../../shared/items/reviews.ts'
import { type Task, taskSource } from '../../../../shared/items/tasks.ts'
import { messages } from '../../../../shared/messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aReview } from '../../../../test/builders/review.ts'
import { runOf } from '../../../../test/builders/run.ts'
import { startBucket, startTable, type TestBucket, type TestTable } from '../../../../test/builders/stack.ts'
import { aTask } from '../../../../test/builders/task.ts'
import { type Role, writeTenants } from '../../../../test/builders/tenants.ts'
import { writeItems } from '../../../domains/items/store/items.ts'
import { computeReport } from '../../../domains/reports/run/compute-report.ts'
import { listProfiles, putProfile } from '../../../kernel/accounts/store.ts'
import { handler as exportReviews } from './export-reviews-csv.ts'
import { handler as exportTasks } from './export-tasks-csv.ts'

const account = 'acct-zebra'
const group = 'group-zebra-1'
const range = { dateFrom: '2026-03-01', dateTo: '2026-03-31', timezone: 'Europe/London' }
let table: TestTable
let bucket: TestBucket
let sessions: Record<Role, string>

const review = (id: string, createdAt: string, changes: Partial<Review>) =>
  aReview(id, createdAt, { profileId: 'shop', text: 'Good', language: 'en', score: 3, sentiment: 'positive', ...changes })
const task = (id: string, createdAt: string, changes: Partial<Task>) =>
  aTask(id, createdAt, { entity_gid: group, priority: 'low', profileId: 'shop', network: 'google', ...changes })

beforeAll(async () => {
  table = await startTable()
  bucket = await startBucket()
  sessions = await writeTenants(new Date())
  const known = (await listProfiles(account)).find(({ entity_gid }) => entity_gid === group)
  if (!known) throw new Error('no profile')
  for (const [id, network] of [
    ['shop', 'google'],
    ['pins', 'pinterest'],
    ['other', 'google'],
  ] as const) {
    await putProfile(account, { ...known, id, network, name: `The ${id}`, available_from: '2026-01-01' })
  }
  await writeItems(reviewSource, account, 'shop', [
    review('first', '2026-03-01T00:30:00Z', { stars: 5, text: '=SUM(A1)', reply: { text: 'Thanks', at: '2026-03-01T01:30:00Z' } }),
    review('second', '2026-03-30T09:00:00Z', { stars: 2 }),
    review('april in London', '2026-03-31T23:30:00Z', { stars: 1 }),
  ])
  await writeItems(taskSource, account, group, [
    task('old and done', '2026-01-01T09:00:00Z', { status: 'completed', completedAt: ['2026-02-01T09:00:00Z'] }),
    task('old and open', '2026-01-02T09:00:00Z', { dueAt: '2026-03-10T09:00:00Z', profileId: null, network: null }),
    task('done twice', '2026-03-02T09:00:00Z', {
      status: 'completed',
      completedAt: ['2026-03-03T09:00:00Z', '2026-03-05T09:00:00Z'],
      reopenedAt: ['2026-03-04T09:00:00Z'],
    }),
    task('of a profile not chosen', '2026-03-02T09:00:00Z', { profileId: 'other' }),
    task('later', '2026-04-02T09:00:00Z', {}),
  ])
})
afterAll(async () => {
  await bucket.stop()
  await table.stop()
})

const reviews = (profileIds: string[]) => callHandler(exportReviews, 'POST', '/export/reviews', { body: { ...range, profileIds }, session: sessions.owner })
const tasks = (profileIds: string[]) => callHandler(exportTasks, 'POST', '/export/tasks', { body: { ...range, profileIds }, session: sessions.owner })
const rowsOf = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true })
const tilesOf = async (type: string) => {
  const request = { type, profiles: ['shop'], ...range, priorFrom: null, priorTo: null, template_id: null, labels: [], labelMatch: 'any' as const }
  const { reports } = await computeReport(await runOf(account, request, new Date()))
  return (key: string) => reports.crossChannel.summary.find((one) => one.key === key)?.value
}

test('reviews as CSV: the days of the zone, texts that stay texts, the figures of the screen', async () => {
  const answer = await reviews(['pins', 'shop'])
  expect(answer.headers['content-disposition']).toContain('filename="Group group-zebra-1 - Reviews, 1-31 Mar 2026.csv"')
  const rows = rowsOf(answer.text)
  expect(rows.map((row) => [row['Review id'], row.Written, row.Text, row.Stars, row['Response time (seconds)']])).toEqual([
    ['first', '2026-03-01 00:30', "'=SUM(A1)", '5', '3600'],
    ['second', '2026-03-30 10:00', 'Good', '2', ''],
  ])
  const tile = await tilesOf('reviews')
  expect(rows.reduce((sum, row) => sum + Number(row.Stars), 0) / rows.length).toBe(tile('rating_avg'))
  expect([rows.length, 3600, 50]).toEqual([tile('reviews_received'), tile('review_response_time'), tile('review_response_rate')])
})

test('tasks as CSV: what there was to do for the chosen profiles and the group, the figures of the screen', async () => {
  const answer = await tasks(['shop'])
  expect(answer.headers['content-disposition']).toContain('filename="Group group-zebra-1 - Tasks, 1-31 Mar 2026.csv"')
  const rows = rowsOf(answer.text)
  expect(rows.map((row) => [row['Task id'], row['Open at the end'], row['Overdue at the end'], row.Completed, row.Profile])).toEqual([
    ['old and open', 'yes', 'yes', '', ''],
    ['done twice', 'no', 'no', '2026-03-03 09:00\n2026-03-05 09:00', 'The shop'],
  ])
  const tile = await tilesOf('tasks')
  expect([tile('created'), tile('completed'), tile('open'), tile('overdue'), tile('completion_rate')]).toEqual([1, 2, 1, 1, 100])
  // a day, and three days: the median of both completions
  expect(tile('completion_time')).toBe(2 * 86_400)
})

test('networks without reviews, and a file of no profile, are refused in words', async () => {
  expect((await reviews(['pins'])).json.error).toBe('Pinterest does not offer reviews')
  expect((await reviews([])).json.error).toBe(messages.profiles.none)
  expect((await tasks(['nobody'])).status).toBe(404)
})
