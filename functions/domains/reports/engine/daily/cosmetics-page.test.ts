/**
 * The figures that 500 real posts must give (docs/metrics.md#real-data), from the file through import to the endpoints. The file may not be
 * redistributed, so it is not part of the project; on a machine that lacks it its test is skipped.
 */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import { Report } from '../../../../../shared/reports/report.ts'
import { callHandler } from '../../../../../test/builders/call.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { realFile, testWith } from '../../../../../test/builders/real-data.ts'
import { startBucket, startTable, type TestBucket, type TestTable } from '../../../../../test/builders/stack.ts'
import { handler as exportPosts } from '../../../../edge/endpoints/exports/export-posts-csv.ts'
import { handler as performance } from '../../../../edge/endpoints/reports/get-performance-report.ts'
import { startSession } from '../../../../kernel/accounts/sessions.ts'
import { getProfile, putAccount, putGroup, putProfile, putUser } from '../../../../kernel/accounts/store.ts'
import { importFiles } from '../../../import/targets/profile.ts'

const file = 'facebook_metrics.csv'
const test = testWith(file)
const account = 'acct-cosmetics'
const range = { dateFrom: '2014-01-01', dateTo: '2014-12-31', timezone: 'UTC' }
let table: TestTable
let bucket: TestBucket
let session: string
beforeAll(async () => {
  table = await startTable()
  bucket = await startBucket()
  await putAccount({ id: account, name: 'Cosmetics', timezone: 'UTC', features: { export_csv: true } })
  await putUser(account, { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  const profile = aProfile('page', 'facebook', { available_from: null })
  await putGroup(account, { entity_gid: profile.entity_gid, name: 'Cosmetics', timezone: null })
  await putProfile(account, profile)
  session = await startSession(account, 'u', new Date())
})
afterAll(() => Promise.all([table.stop(), bucket.stop()]))

const types: Record<string, string> = { Photo: 'image', Status: 'text', Link: 'link', Video: 'video' }
const two = (number: unknown) => String(number).padStart(2, '0')

/** The file gives no day, only a month and an hour: the day is made up, which no figure here depends on. An empty cell is 0 in it. */
function asPosts(text: string): string {
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true, delimiter: ';' })
  const lines = rows.map((row, index) => {
    const at = `2014-${two(row['Post Month'])}-${two((index % 28) + 1)}T${two(Number(row['Post Hour']) % 24)}:00:00Z`
    const figures = [row['Total Impressions'], row['Total Reach'], row['Engaged Users'], row.comment, row.like, row.share]
    return [`p${index}`, at, types[row.Type ?? ''], ...figures.map((cell) => cell || '0')].join()
  })
  return ['id,published_at,type,impressions,reach,engaged_users,comments,reactions,shares', ...lines].join('\n')
}

test('500 posts of a page: their sums, their parts, their types and rates', async () => {
  const profile = await getProfile(account, 'page')
  if (!profile) throw new Error('no profile')
  const files = [{ name: 'posts.csv', bytes: Buffer.from(asPosts(await readFile(realFile(file), 'utf8'))) }]
  const [result] = await importFiles({ accountId: account, profile, format: 'auto', files, now: new Date() })
  expect(result).toMatchObject({ format: 'generic-posts', read: 500, written: 500, skippedTotal: 0 })

  const { json, text, status } = await callHandler(performance, 'GET', '/reports/performance', {
    session,
    query: { type: 'posts', profiles: 'page', ...range },
  })
  if (status !== 200) throw new Error(text)
  const { crossChannel, networks } = v.parse(Report, json).reports
  const tile = (key: string) => crossChannel.summary.find((one) => one.key === key)?.value
  expect(['posts_published', 'impressions', 'reach', 'engagements'].map(tile)).toEqual([500, 14_792_974, 6_951_680, 106_060])
  expect(tile('er_impressions')?.toFixed(4)).toBe('0.7170')

  const blockOf = (section: string, kind: string) => networks[0]?.report.find(({ key }) => key === section)?.content.find((block) => block.kind === kind)
  const parts = blockOf('engagement', 'column')
  if (parts?.kind !== 'column') throw new Error('no columns')
  const sums = parts.values.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0))
  expect(sums.filter((sum) => sum > 0).sort((a, b) => a - b)).toEqual([3741, 13_524, 88_795])
  const byType = blockOf('by_type', 'table')
  if (byType?.kind !== 'table') throw new Error('no table')
  expect(byType.values.map((row) => row.posts_published?.value)).toEqual([426, 45, 22, 7])

  // no screen shows who engaged; the file with every figure of every post does
  const exported = await callHandler(exportPosts, 'POST', '/export/posts', { session, body: { profileIds: ['page'], ...range } })
  const rows: Record<string, string>[] = parse(exported.text, { bom: true, columns: true })
  const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0)
  expect([rows.length, sum('Engaged users'), sum('Reach')]).toEqual([500, 460_172, 6_951_680])
  expect(((100 * sum('Engaged users')) / sum('Reach')).toFixed(4)).toBe('6.6196')
})
