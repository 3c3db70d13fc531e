/**
 * The figures that real reviews must give (docs/metrics.md#real-data), from the file through import to the endpoint. The file may not be
 * redistributed, so it is not part of the project; on a machine that lacks it its test is skipped.
 */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect } from '@jest/globals'
import * as v from 'valibot'
import { reviewSource } from '../../../../../shared/items/reviews.ts'
import { Report } from '../../../../../shared/reports/report.ts'
import { callHandler } from '../../../../../test/builders/call.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { realFile, testWith } from '../../../../../test/builders/real-data.ts'
import { startTable, type TestTable } from '../../../../../test/builders/stack.ts'
import { handler } from '../../../../edge/endpoints/reports/get-performance-report.ts'
import { startSession } from '../../../../kernel/accounts/sessions.ts'
import { getProfile, putAccount, putGroup, putProfile, putUser } from '../../../../kernel/accounts/store.ts'
import { importFiles } from '../../../import/targets/profile.ts'
import { beginning, readItems } from '../../../items/store/items.ts'

const file = 'reviews_google_play.csv'
const test = testWith(file)
const account = 'acct-bank'
let table: TestTable
let session: string
beforeAll(async () => {
  table = await startTable()
  await putAccount({ id: account, name: 'Bank', timezone: 'UTC', features: {} })
  await putUser(account, { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  session = await startSession(account, 'u', new Date())
})
afterAll(() => table.stop())

async function run(query: Record<string, string>): Promise<Report> {
  const { json, text, status } = await callHandler(handler, 'GET', '/reports/performance', {
    session,
    query: { type: 'reviews', profiles: 'bank', timezone: 'Africa/Addis_Ababa', ...query },
  })
  if (status !== 200) throw new Error(text)
  return v.parse(Report, json)
}

const tile = ({ reports }: Report, key: string) => reports.crossChannel.summary.find((one) => one.key === key)
function barsOf({ reports }: Report): Map<string, number | null> {
  const bars = reports.crossChannel.report.find(({ key }) => key === 'distribution')?.content[0]
  if (bars?.kind !== 'bar') throw new Error('no bars')
  return new Map(bars.values.map(({ key, figure }) => [key, figure.value]))
}
const rounded = (value: number | null | undefined, digits: number) => Number(value?.toFixed(digits))

test('7,290 reviews of banks: their average, their stars, October against the month and the year before', async () => {
  const base = aProfile('bank', 'google', { available_from: null })
  await putGroup(account, { entity_gid: base.entity_gid, name: 'Bank', timezone: null })
  await putProfile(account, base)
  const profile = await getProfile(account, 'bank')
  if (!profile) throw new Error('no profile')
  const files = [{ name: 'reviews.csv', bytes: await readFile(realFile(file)) }]
  const [result] = await importFiles({ accountId: account, profile, format: 'auto', files, now: new Date() })
  expect(result).toMatchObject({ format: 'google-play-reviews', read: 7290, written: 7290, skippedTotal: 0 })

  // a report covers ten years at most, and these began before: two adjacent ranges are the whole
  const early = await run({ dateFrom: String(result?.from), dateTo: '2020-12-31' })
  const late = await run({ dateFrom: '2021-01-01', dateTo: String(result?.to) })
  const sum = (value: (report: Report) => number | null | undefined) => [early, late].reduce((total, report) => total + Number(value(report)), 0)
  const received = (report: Report) => tile(report, 'reviews_received')?.value
  expect(sum(received)).toBe(7290)
  expect(rounded(sum((report) => Number(tile(report, 'rating_avg')?.value) * Number(received(report))) / 7290, 4)).toBe(3.7178)
  expect(['5', '4', '3', '2', '1'].map((stars) => sum((report) => barsOf(report).get(stars)))).toEqual([4052, 740, 505, 375, 1618])
  // the file does not tell of replies
  expect(tile(late, 'review_response_rate')?.value).toBeNull()

  const october = { dateFrom: '2025-10-01', dateTo: '2025-10-31' }
  const preceding = await run({ ...october, priorFrom: '2025-08-31', priorTo: '2025-09-30' })
  const lastYear = await run({ ...october, priorFrom: '2024-10-01', priorTo: '2024-10-31' })
  const figures = (report: Report) => {
    const [rating, volume] = [tile(report, 'rating_avg'), tile(report, 'reviews_received')]
    return [rounded(rating?.value, 4), volume?.value, rounded(rating?.prior, 4), volume?.prior, rounded(rating?.growth, 2), rounded(volume?.growth, 1)]
  }
  expect(figures(preceding)).toEqual([3.8602, 186, 3.8383, 167, 0.02, 11.4])
  expect(figures(lastYear)).toEqual([3.8602, 186, 3.8793, 116, -0.02, 60.3])

  const written = await readItems(reviewSource, account, ['bank'], beginning, '2100-01-01T00:00:00Z')
  const mean = (stars: number) => {
    const scores = written.flatMap((review) => (review.stars === stars && review.score !== null ? [review.score] : []))
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  }
  // the words agree with the stars that came with them
  expect(mean(5)).toBeGreaterThan(mean(3))
  expect(mean(3)).toBeGreaterThan(mean(1))
  expect(mean(1)).toBeLessThan(0)
})
