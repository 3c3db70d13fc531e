import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { addDays } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { runOf } from '../../../../test/builders/run.ts'
import { startBucket, startTable, type TestBucket, type TestTable } from '../../../../test/builders/stack.ts'
import { type Role, writeTenants } from '../../../../test/builders/tenants.ts'
import { writePosts } from '../../../domains/posts/store.ts'
import { computeReport } from '../../../domains/reports/run/compute-report.ts'
import { writeSeries } from '../../../domains/series/store/series.ts'
import { listProfiles, putProfile } from '../../../kernel/accounts/store.ts'
import { handler as updatePreferences } from '../preferences/update-preferences.ts'
import { handler as exportPosts } from './export-posts-csv.ts'
import { handler as exportProfiles } from './export-profiles-zip.ts'

const account = 'acct-zebra'
const range = { dateFrom: '2026-03-01', dateTo: '2026-03-31', timezone: 'Europe/London' }
const prior = { priorFrom: '2026-01-29', priorTo: '2026-02-28' }
/** the profile group of the shop */
let client: string
let table: TestTable
let bucket: TestBucket
let sessions: Record<Role, string>

const aPost = (id: string, publishedAt: string, text: string, labels: string[] = []) => ({
  id,
  profileId: 'shop',
  network: 'instagram' as const,
  publishedAt,
  type: 'image' as const,
  text,
  url: 'https://example.com/p',
  media: [],
  labels,
  author: null,
  collaborators: [],
  measures: { impressions: 300, reactions: 7, saves: 4 },
})

beforeAll(async () => {
  table = await startTable()
  bucket = await startBucket()
  sessions = await writeTenants(new Date())
  const [known] = await listProfiles(account)
  if (!known) throw new Error('no profile')
  client = `Group ${known.entity_gid}`
  const shop = { ...known, id: 'shop', network: 'instagram' as const, name: 'Shop: "A/B"', available_from: '2026-01-01' }
  await putProfile(account, shop)
  await putProfile(account, { ...shop, id: 'twin', available_from: '2026-02-15' })
  await putProfile(account, { ...shop, id: 'nameless', name: '', username: 'side.door' })
  await putProfile(account, { ...shop, id: 'bare', name: '', username: null })
  await putProfile(account, { ...shop, id: 'ads', network: 'tiktok', kind: 'ads' })
  // every day is known: 29 January is the first of the comparison range
  await writeSeries(
    account,
    'shop',
    Array.from({ length: 62 }, (_, day) => ({ date: addDays('2026-01-29', day), values: { impressions: 0 } })),
  )
  await writeSeries(account, 'shop', [
    { date: '2026-02-28', values: { followers: 100, impressions: 50, reactions: 5 } },
    { date: '2026-03-01', values: { followers: 104, impressions: 70, reactions: 4, comments: -2 } },
    { date: '2026-03-31', values: { followers: 110, impressions: 30, saves: 3 } },
  ])
  // 1 March 00:30 in Edinburgh is 1 March; 31 March 23:30 UTC is 1 April there
  await writePosts(account, 'shop', [
    aPost('first', '2026-03-01T00:30:00Z', '=HYPERLINK("x")', ['Winter, blend', 'Huila']),
    aPost('late', '2026-03-31T23:30:00Z', 'April in London'),
    aPost('summer', '2026-03-30T09:00:00Z', 'Line one\nline two', ['Huila']),
  ])
})
afterAll(async () => {
  await bucket.stop()
  await table.stop()
})

const posts = (body: Record<string, unknown>, who: Role = 'owner') =>
  callHandler(exportPosts, 'POST', '/export/csv', { body: { ...range, ...body }, session: sessions[who] })
const zip = (body: Record<string, unknown>, who: Role = 'owner') => callHandler(exportProfiles, 'POST', '/export/profiles', { body, session: sessions[who] })
const rowsOf = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true })

test('posts as CSV: the days of the zone, labels of their own, texts that stay texts, the figures of the screen', async () => {
  const answer = await posts({ profileIds: ['shop'] })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(answer.headers['content-disposition']).toContain(`filename="${client} - Posts, 1-31 Mar 2026.csv"`)
  const rows = rowsOf(answer.text)
  expect(rows.map((row) => [row['Post id'], row.Published, row.Text, row.Labels])).toEqual([
    ['first', '2026-03-01 00:30', '\'=HYPERLINK("x")', 'Winter, blend\nHuila'],
    ['summer', '2026-03-30 10:00', 'Line one\nline two', 'Huila'],
  ])
  const request = { type: 'posts', profiles: ['shop'], ...range, ...prior, template_id: null, labels: [], labelMatch: 'any' as const }
  const report = await computeReport(await runOf(account, request, new Date()))
  const tile = (key: string) => report.reports.crossChannel.summary.find((one) => one.key === key)?.value
  expect(rows.reduce((sum, row) => sum + Number(row.Engagements), 0)).toBe(tile('engagements'))
  // 11 / 300 × 100, with the digits that a number carries
  expect(rows.map((row) => row['Engagement rate (%)'])).toEqual(['3.66666666666667', '3.66666666666667'])
  expect(tile('er_impressions')).toBeCloseTo(3.66666666666667, 12)
  expect(rowsOf((await posts({ profileIds: ['shop'], label: ['Winter, blend'] })).text)).toHaveLength(1)
  expect(rowsOf((await posts({ profileIds: ['shop'], label: ['Huila', 'none'], label_match: 'all' })).text)).toHaveLength(0)
})

test('a CSV is the same in whichever formats somebody reads', async () => {
  const before = await posts({ profileIds: ['shop'] })
  const body = { number_format: 'point', date_format: 'month', week_start: 'sunday' }
  const chosen = await callHandler(updatePreferences, 'PATCH', '/me/preferences', { session: sessions.owner, body })
  expect(chosen.status).toBe(200)
  expect((await posts({ profileIds: ['shop'] })).text).toBe(before.text)
})

test('posts and profiles as workbooks: the same rows, with ids, dates and figures as such', async () => {
  const answer = await posts({ profileIds: ['shop'], format: 'xlsx' })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringContaining(`filename="${client} - Posts, 1-31 Mar 2026.xlsx"`),
  })
  const rows = async (bytes: Uint8Array) => (await readXlsx(bytes)).sheets[0]?.rows ?? []
  const [header = [], ...found] = await rows(answer.bytes)
  const of = (title: string) => found.map((row) => row[header.indexOf(title)])
  expect(of('Post id')).toEqual(['first', 'summer'])
  expect(of('Published')).toEqual([new Date('2026-03-01T00:30:00Z'), new Date('2026-03-30T10:00:00Z')])
  expect(of('Text')).toEqual(['=HYPERLINK("x")', 'Line one\nline two'])
  expect(of('Engagement rate (%)')).toEqual([3.66666666666667, 3.66666666666667])

  const files = unzipSync((await zip({ profileIds: ['shop'], ...range, ...prior, format: 'xlsx' })).bytes)
  expect(Object.keys(files)).toEqual(['summary.xlsx', 'Instagram Shop_ _A_B_.xlsx'])
  const [, day] = await rows(files['Instagram Shop_ _A_B_.xlsx'] ?? new Uint8Array())
  expect(day?.[0]).toEqual(new Date('2026-03-01T00:00:00Z'))
})

test('profiles as zip: a file each, whatever they are called, and the summary of the screen', async () => {
  for (const body of [{ profile_gids: ['shop', 'twin'] }, { profileIds: ['shop', 'twin'] }]) {
    const answer = await zip({ ...body, ...range, ...prior })
    expect(answer.headers['content-disposition']).toContain(`filename="${client} - Social media performance profiles, 1-31 Mar 2026.zip"`)
    const files = Object.entries(unzipSync(answer.bytes)).map(([name, bytes]): [string, Record<string, string>[]] => [
      name,
      rowsOf(Buffer.from(bytes).toString('utf8')),
    ])
    expect(files.map(([name, rows]) => [name, rows.length])).toEqual([
      ['summary.csv', 3],
      ['Instagram Shop_ _A_B_.csv', 31],
      ['Instagram Shop_ _A_B_ (2).csv', 31],
    ])
    const [summary = [], days = []] = files.map(([, rows]) => rows)
    // 110 against 100; 4 and 6; 70 + 30 against 50; (4 - 2 + 3) / 100
    expect(summary[0]).toMatchObject({
      Followers: '110',
      'Followers, change (%)': '10',
      'Net follower growth': '10',
      Impressions: '100',
      // people of several days are never added
      'Average daily reach': '',
      'Impressions, before': '50',
      'Engagement rate (%)': '5',
    })
    // the other was not connected when the comparison range began
    expect(summary[2]).toMatchObject({ Profile: 'Total (before and change: 1 of 2 profiles)', Followers: '110', 'Impressions, change (%)': '100' })
    expect(days[0]).toMatchObject({ Date: '2026-03-01', Engagements: '2', Comments: '-2', Saves: '' })
    expect(days[1]).toMatchObject({ Date: '2026-03-02', Impressions: '0', Engagements: '', Followers: '104' })
  }
  expect((await zip({ profileIds: ['shop'] })).status).toBe(200)
})

test('a profile without a name is called by its username, else by its id', async () => {
  const files = unzipSync((await zip({ profileIds: ['nameless', 'bare'], ...range, ...prior })).bytes)
  expect(Object.keys(files).toSorted()).toEqual(['Instagram bare.csv', 'Instagram side.door.csv', 'summary.csv'])
  const summary = rowsOf(Buffer.from(files['summary.csv'] ?? []).toString('utf8'))
  expect(summary.map(({ Profile }) => Profile).toSorted()).toEqual(['Total (before and change: 2 of 2 profiles)', 'bare', 'side.door'])
  await writePosts(account, 'nameless', [{ ...aPost('side', '2026-03-02T00:30:00Z', 'Side'), profileId: 'nameless' }])
  expect(rowsOf((await posts({ profileIds: ['nameless'] })).text).map(({ Profile }) => Profile)).toEqual(['side.door'])
})

test('what cannot be exported is said', async () => {
  const said = async (answer: ReturnType<typeof posts>) => [(await answer).status, (await answer).json.error]
  expect(await said(posts({ profileIds: [] }))).toEqual([400, messages.profiles.none])
  expect(await said(zip({}))).toEqual([400, messages.profiles.none])
  expect(await said(posts({ profileIds: ['ads'] }))).toEqual([400, 'TikTok Ads account is available only for boosting posts.'])
  expect(await said(posts({ profileIds: ['shop'] }, 'other'))).toEqual([404, messages.profiles.missing])
  expect(await said(zip({ profileIds: ['shop'], dateFrom: '2026-03-02' }))).toEqual([400, messages.dates.end])
})

test('a file too large for one answer is a link that holds all of it', async () => {
  const text = () => randomBytes(60_000).toString('hex')
  await writePosts(
    account,
    'twin',
    Array.from({ length: 120 }, (_, i) => ({ ...aPost(`big-${i}`, `2026-03-${String((i % 28) + 1).padStart(2, '0')}T10:00:00Z`, text()), profileId: 'twin' })),
  )
  const answer = await posts({ profileIds: ['twin'] })
  expect(answer.json.url).toEqual(expect.stringContaining('X-Amz-Expires=900'))
  const file = await fetch(String(answer.json.url))
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${client} - Posts, 1-31 Mar 2026.csv"`)
  const rows = rowsOf(await file.text())
  expect(rows).toHaveLength(120)
  expect(rows.every(({ Text = '' }) => Text.length === 120_000)).toBe(true)
})
