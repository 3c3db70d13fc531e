import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { rowMessages } from '../../../../shared/export-messages.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { reviewSource } from '../../../../shared/items/reviews.ts'
import { messages } from '../../../../shared/messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aReview } from '../../../../test/builders/review.ts'
import { startBucket, startTable, type TestBucket, type TestTable } from '../../../../test/builders/stack.ts'
import { type Role, writeTenants } from '../../../../test/builders/tenants.ts'
import { handler } from '../../../edge/endpoints/exports/export-rows-csv.ts'
import { listProfiles, putProfile } from '../../../kernel/accounts/store.ts'
import { writeItems } from '../../items/store/items.ts'
import { writePosts } from '../../posts/store.ts'
import { writeSeries } from '../../series/store/series.ts'

const account = 'acct-zebra'
const request = {
  type: 'comprehensive',
  profiles: ['shop', 'late'],
  dateFrom: '2026-03-01',
  dateTo: '2026-03-03',
  priorFrom: '2026-02-26',
  priorTo: '2026-02-28',
  timezone: 'America/New_York',
  template_id: null,
  labels: [],
  labelMatch: 'any',
}
let table: TestTable
let bucket: TestBucket
let sessions: Record<Role, string>

const aPost = (id: string, publishedAt: string, text: string, measures: Record<string, number>, labels: string[] = []) => ({
  ...{ id, profileId: 'shop', network: 'linkedin' as const, publishedAt, type: 'image' as const, text, url: null, media: [], labels },
  ...{ author: null, collaborators: [], measures },
})

beforeAll(async () => {
  table = await startTable()
  bucket = await startBucket()
  sessions = await writeTenants(new Date())
  const [known] = await listProfiles(account)
  if (!known) throw new Error('no profile')
  const shop = { ...known, id: 'shop', network: 'linkedin' as const, name: '=Shop', available_from: '2026-01-01' }
  await putProfile(account, shop)
  await putProfile(account, { ...shop, id: 'late', available_from: '2026-02-27' })
  await putProfile(account, { ...shop, id: 'story' })
  await putProfile(account, { ...shop, id: 'map', network: 'google' })
  await writeSeries(account, 'shop', [
    { date: '2026-02-25', values: { followers: 90 } },
    { date: '2026-02-28', values: { followers: 100, impressions: 50, reactions: 5 } },
    { date: '2026-03-01', values: { followers: 104, impressions: 70, reactions: 4, comments: -2 } },
    { date: '2026-03-02', values: { impressions: 30 } },
    { date: '2026-03-03', values: { followers: 110, impressions: 20, reactions: 3, engagements: 9 } },
  ])
  await writeSeries(account, 'late', [
    { date: '2026-02-28', values: { impressions: 1 } },
    { date: '2026-03-01', values: { impressions: 2, reactions: 1 } },
  ])
  // 1 March 03:00 UTC is 28 February in New York
  await writePosts(account, 'shop', [
    aPost('before', '2026-03-01T03:00:00Z', 'Before', { impressions: 10, reactions: 1 }, ['Winter']),
    aPost('half', '2026-03-01T06:00:00Z', '=HYPERLINK("x")', { reactions: 7 }, ['Winter']),
    aPost('whole', '2026-03-02T06:00:00Z', 'Line one\nline two', { impressions: 30, reactions: 2 }, ['Huila']),
  ])
  await writeItems(reviewSource, account, 'map', [
    aReview('stars', '2026-03-01T06:00:00Z', { profileId: 'map', stars: 4 }),
    aReview('none', '2026-03-02T06:00:00Z', { profileId: 'map', stars: null, recommends: true }),
  ])
})
afterAll(async () => {
  await bucket.stop()
  await table.stop()
})

type Row = Record<string, string>
const ask = (body: Record<string, unknown>, who: Role = 'owner') => callHandler(handler, 'POST', '/export/rows', { body, session: sessions[who] })
async function rowsOf(body: Record<string, unknown>): Promise<Row[]> {
  const answer = await ask({ request, ...body })
  if (answer.status !== 200) throw new Error(answer.text)
  return parse(answer.text, { bom: true, columns: true })
}
const told = (rows: Row[], ...columns: string[]) => rows.map((row) => columns.map((column) => row[column]))

test('a change names the levels it is made of, the day before the period among them, and who is not compared', async () => {
  const rows = await rowsOf({ tile: 'net_growth' })
  // the profile that is new is in the figure and not in its change
  const inChange = rows.filter(({ Row }) => Row === 'profile').map((row) => [row['Profile id'], row['In the change: Net follower growth']])
  expect(inChange.slice(0, 2)).toEqual([
    ['late', `no: ${rowMessages.whyNot.late}`],
    ['shop', 'yes'],
  ])
  expect(told(rows, 'Row', 'Period', 'Date', 'Profile id', 'Term', 'Value', 'Counts: Net follower growth')).toEqual([
    ['profile', 'this period', '', 'late', '', '', 'yes'],
    ['profile', 'this period', '', 'shop', '', '', 'yes'],
    ['day before the period', 'this period', '2026-02-28', 'shop', 'Followers', '100', 'yes'],
    ['day', 'this period', '2026-03-01', 'shop', 'Followers', '104', `no: ${rowMessages.whyNot.betweenLevels}`],
    ['day', 'this period', '2026-03-03', 'shop', 'Followers', '110', 'yes'],
    ['profile', 'compared period', '', 'late', '', '', `no: ${rowMessages.whyNot.late}`],
    ['profile', 'compared period', '', 'shop', '', '', 'yes'],
    ['day before the period', 'compared period', '2026-02-25', 'shop', 'Followers', '90', 'yes'],
    ['day', 'compared period', '2026-02-28', 'shop', 'Followers', '100', 'yes'],
  ])
  // names are texts, whatever they begin with
  expect(rows[1]?.Profile).toBe("'=Shop")
})

test('a rate names both its terms by day, and why a day is in neither', async () => {
  const rows = (await rowsOf({ tile: 'er_impressions' })).filter((row) => row['Profile id'] === 'shop' && row.Row === 'day' && row.Period === 'this period')
  expect(told(rows, 'Date', 'Term', 'Measure', 'Value', 'Counts: Engagement rate')).toEqual([
    ['2026-03-03', 'Engagements', "Engagements (the network's own total)", '9', 'yes'],
    ['2026-03-01', 'Engagements', 'Reactions', '4', 'yes'],
    ['2026-03-03', 'Engagements', 'Reactions', '3', `no: ${rowMessages.whyNot.ownTotal}`],
    ['2026-03-01', 'Engagements', 'Comments', '-2', 'yes'],
    ['2026-03-01', 'Impressions', 'Impressions', '70', 'yes'],
    ['2026-03-02', 'Impressions', 'Impressions', '30', `no: ${rowMessages.whyNot.alone('Engagements')}`],
    ['2026-03-03', 'Impressions', 'Impressions', '20', 'yes'],
  ])
})

test('posts stand on the days of the zone, with the filters of the report, texts that stay texts, and what each lacks', async () => {
  const ofPosts = { ...request, type: 'posts', profiles: ['shop'] }
  const posts = (rows: Row[]) => rows.filter(({ Row }) => Row === 'post')
  const rows = posts(await rowsOf({ request: ofPosts, tile: 'er_impressions' }))
  expect(told(rows, 'Post id', 'Period', 'Date', 'Time', 'Text', 'Engagements', 'Impressions', 'Counts: Engagement rate')).toEqual([
    ['half', 'this period', '2026-03-01', '01:00', '\'=HYPERLINK("x")', '7', '', `no: ${rowMessages.whyNot.alone('Impressions')}`],
    ['whole', 'this period', '2026-03-02', '01:00', 'Line one\nline two', '2', '30', 'yes'],
    // a post that lacks a term takes the change away
    ['before', 'compared period', '2026-02-28', '22:00', 'Before', '1', '10', `no: ${rowMessages.whyNot.unknown}`],
  ])
  const narrowed = posts(await rowsOf({ request: { ...ofPosts, labels: ['Huila'] }, section: 'by_label', block: 'rows' }))
  expect(told(narrowed, 'Post id', 'Labels')).toEqual([['whole', 'Huila']])
})

test('each part of the engagements of posts has a column, so that the chart can be worked out again', async () => {
  const rows = (await rowsOf({ request: { ...request, type: 'posts', profiles: ['shop'] }, section: 'engagement', block: 'parts' })).filter(
    (row) => row.Row === 'post' && row.Period === 'this period',
  )
  expect(told(rows, 'Post id', 'Engagements', 'Reactions', 'Counts: Reactions', 'Comments')).toEqual([
    ['half', '7', '7', 'yes', ''],
    ['whole', '2', '2', 'yes', ''],
  ])
})

test('items stand with their instant, what they are cut by, and which of several figures each is in', async () => {
  const reviews = { ...request, type: 'reviews', profiles: ['map'] }
  const rows = await rowsOf({ request: reviews, section: 'locations', block: 'rows' })
  const counts = Object.keys(rows[0] ?? {}).filter((column) => column.startsWith('Counts: '))
  expect(counts).toContain('Counts: Average rating')
  const found = rows.filter(({ Row }) => Row === 'review')
  expect(told(found, 'Review id', 'Date', 'Time', 'Instant (UTC)', 'Stars', 'By: Profile', 'Counts: Average rating', 'Counts: Reviews received')).toEqual([
    ['stars', '2026-03-01', '01:00', '2026-03-01T06:00:00.000Z', '4', "'=Shop", 'yes', 'yes'],
    ['none', '2026-03-02', '01:00', '2026-03-02T06:00:00.000Z', '', "'=Shop", `no: ${rowMessages.whyNot.noValue}`, 'yes'],
  ])
})

test('what cannot be had is refused in words', async () => {
  const said = async (...given: Parameters<typeof ask>) => {
    const { status, json } = await ask(...given)
    return [status, json.error]
  }
  expect(await said({ request })).toEqual([400, rowMessages.which])
  expect(await said({ request, section: 'audience' })).toEqual([400, rowMessages.which])
  expect(await said({ request, tile: 'spend' })).toEqual([404, rowMessages.gone])
  expect(await said({ request, section: 'audience', block: 'no such' })).toEqual([404, rowMessages.gone])
  // it stands in tabs of a network alone
  expect(await said({ request, section: 'ages', block: 'ages' })).toEqual([404, rowMessages.gone])
  expect(await said({ request, tile: 'followers', network: 'tiktok' })).toEqual([404, rowMessages.gone])
  expect(await said({ request, tile: 'followers' }, 'other')).toEqual([404, messages.profiles.missing])
  expect(await said({ request, tile: 'followers' }, 'small')).toEqual([403, featureMessages.export_csv])
})

test('a file too large for one answer is a link that holds all of it', async () => {
  const text = 'A line of a long story. '.repeat(2500)
  await writePosts(
    account,
    'story',
    Array.from({ length: 120 }, (_, i) => ({ ...aPost(`big-${i}`, '2026-03-02T10:00:00Z', text, { impressions: 1 }), profileId: 'story' })),
  )
  const answer = await ask({ request: { ...request, type: 'posts', profiles: ['story'] }, tile: 'posts_published' })
  expect(answer.json.url).toEqual(expect.stringContaining('X-Amz-Expires=900'))
  const file = await fetch(String(answer.json.url))
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Group group-zebra-\d - Rows of Posts published, 1-3 Mar 2026 Fingerprint [\da-f]{4}-[\da-f]{4}-[\da-f]{4}\.csv"$/,
  )
  const rows: Row[] = parse(await file.text(), { bom: true, columns: true })
  expect(rows.filter((row) => row['Post id']?.startsWith('big-'))).toHaveLength(120)
})
