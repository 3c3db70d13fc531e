/**
 * A change needs all that its figure is made of: posts, days of ads, levels and sources of which a part was not held. Files go through the
 * importer, reports come from their endpoints, each figure is reckoned by hand. March (1st to 28th) is held against February (1st to 28th).
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { addDays } from '../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../shared/figure-messages.ts'
import { summarise } from '../../../../shared/narrative/index.ts'
import { type TestAccount, testAccount } from '../../../../test/builders/endpoints.ts'
import { rowsByDay } from '../../../../test/builders/rows-by-day.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { competitorGid, getCompetitor, putCompetitor } from '../../../domains/competitors/store.ts'
import { importCompetitor } from '../../../domains/import/targets/public-profiles.ts'
import { handler as ads } from './get-ads-report.ts'
import { handler as competitors } from './get-competitor-report.ts'
import { handler as inbox } from './get-inbox-activity-report.ts'
import { handler as performance } from './get-performance-report.ts'
import { handler as sentiment } from './get-sentiment-report.ts'

const march = { dateFrom: '2026-03-01', dateTo: '2026-03-28', priorFrom: '2026-02-01', priorTo: '2026-02-28' }
const now = '2026-04-02T09:00:00Z'
let table: TestTable
let account: TestAccount
beforeAll(async () => {
  table = await startTable()
  account = await testAccount('acct-parts', now)
})
afterAll(() => table.stop())

async function tab(handler: typeof ads, query: Record<string, string>) {
  const report = await account.report(handler, { ...march, ...query })
  return { ...report.reports.crossChannel, said: JSON.stringify(summarise(report).summary) }
}
/** What a tile says: value, value before, change; and its note. */
async function tile(handler: typeof ads, key: string, query: Record<string, string>) {
  const { summary, said } = await tab(handler, query)
  const found = summary.find((one) => one.key === key)
  if (!found) throw new Error(`no tile ${key}: ${summary.map((one) => one.key).join()}`)
  const { value, prior, note, figure } = found
  return { told: [value, prior, figure.growth.kind === 'percent' ? figure.growth.value : figure.growth.kind], note, said }
}
const { lack } = figureMessages.report

test('posts: a measure that an export gives from some day on has no change, and the others of the same posts have theirs', async () => {
  await account.profile('feed', 'facebook')
  // one a day; impressions and comments from 15 February on; videos have views, images never had any
  const header = 'id,published_at,type,impressions,reactions,comments,video_views'
  const post = (date: string, nth: number) =>
    `p${date},${date}T10:00:00Z,${nth % 2 ? 'video' : 'image'},${date < '2026-02-15' ? ',4,' : '10,4,1'},${nth % 2 ? 5 : ''}`
  await account.give('feed', rowsByDay(header, '2026-01-10', '2026-03-31', post))
  const of = (key: string) => tile(performance, key, { type: 'posts', profiles: 'feed' })
  expect((await of('posts_published')).told).toEqual([28, 28, 0])
  // 28 x 10 against 14 x 10 would be twice as many
  expect(await of('impressions')).toMatchObject({ told: [280, null, 'none'], note: lack(14, 28, 'prior', 'posts') })
  const note = expect.stringContaining(lack(14, 28, 'prior', 'posts'))
  expect(await of('engagements')).toMatchObject({ told: [140, null, 'none'], note })
  const rate = await of('er_impressions')
  expect(rate).toMatchObject({ told: [50, null, 'none'], note })
  expect(rate.said).not.toMatch(/(impressions|engagement rate)[^.]*(rose|fell|doubled|more than before)/i)
  // by type: what images lack in both months is missing in neither
  const { report } = await tab(performance, { type: 'posts', profiles: 'feed' })
  const types = report.find(({ key }) => key === 'by_type')?.content.find(({ kind }) => kind === 'table')
  const found = types?.kind === 'table' ? types.values.map(({ name, posts_published: count }) => [name?.value, count?.value]) : []
  expect(found).toEqual(expect.arrayContaining([['Video', 14]]))
})

test('posts of Facebook with clicks and none on links lack nothing: Meta leaves the cell empty', async () => {
  await account.profile('linked', 'facebook')
  const header = 'id,published_at,clicks,link_clicks'
  await account.give(
    'linked',
    rowsByDay(header, '2026-01-20', '2026-03-31', (date, nth) => `l${date},${date}T10:00:00Z,4,${nth % 7 === 0 ? 3 : ''}`),
  )
  // four Tuesdays in each month
  expect(await tile(performance, 'link_clicks', { type: 'posts', profiles: 'linked' })).toMatchObject({ told: [12, 12, 0], note: null })
})

test('posts of the last days, of which networks tell late, are not missing; nor are they compared', async () => {
  await account.profile('young', 'facebook')
  const today = new Date().toISOString().slice(0, 10)
  const ago = (days: number) => addDays(today, -days)
  const range = { dateFrom: ago(8), dateTo: today, priorFrom: ago(17), priorTo: ago(9) }
  const csv = rowsByDay('id,published_at,impressions', ago(30), today, (date) => `y${date},${date}T00:00:00Z,${date >= ago(1) ? '' : 10}`)
  await account.give('young', csv, { now: new Date().toISOString() })
  const of = () => tile(performance, 'impressions', { type: 'posts', profiles: 'young', ...range })
  // the last two days may still change: seven posts against seven
  expect((await of()).told).toEqual([70, 70, 0])
  await account.give('young', `id,published_at,impressions\nbare,${ago(12)}T08:00:00Z,\n`, { now: new Date().toISOString() })
  // of the other seven days six: too few
  expect(await of()).toMatchObject({ told: [70, null, 'none'], note: lack(9, 10, 'prior', 'posts') })
})

test('ads: conversions that a file gives from some day on have no change, nor has what they cost; spend has', async () => {
  await account.profile('shop', 'facebook')
  const header = 'date,campaign,ad_set,ad,spend,impressions,link_clicks,conversions,currency'
  await account.give(
    'shop',
    rowsByDay(header, '2026-01-20', '2026-03-31', (date) => `${date},C,S,A,2,100,3,${date < '2026-02-15' ? '' : 1},GBP`),
  )
  const of = (key: string) => tile(ads, key, { profiles: 'shop' })
  expect((await of('spend')).told).toEqual([56, 56, 0])
  expect(await of('conversions')).toMatchObject({ told: [28, null, 'none'], note: lack(14, 28, 'prior', 'days with ads') })
  // 56 / 28
  expect(await of('cpa')).toMatchObject({ told: [2, null, 'none'], note: lack(14, 28, 'prior', 'days with ads') })
  expect((await of('cpc')).told[2]).toBe(0)
})

test('an inbox and its sentiment need messages and reviews, of which the profile has both', async () => {
  await account.profile('desk', 'facebook')
  await account.give(
    'desk',
    rowsByDay('id,direction,sent_at,conversation,text', '2026-01-20', '2026-03-31', (date) => `m${date},inbound,${date}T10:00:00Z,c${date},Lovely work`),
  )
  const of = (handler: typeof ads, key: string, more = {}) => tile(handler, key, { profiles: 'desk', ...more })
  expect((await of(inbox, 'inbound')).told).toEqual([28, 28, 0])
  const reviews = (from: string, to: string) => rowsByDay('id,created_at,stars,text', from, to, (date) => `r${date},${date}T10:00:00Z,5,Lovely work`)
  await account.give('desk', reviews('2026-03-01', '2026-03-31'))
  // 28 + 28 against 28 messages alone
  expect(await of(inbox, 'inbound')).toMatchObject({ told: [56, null, 'none'], note: lack(0, 28, 'prior') })
  expect(await of(sentiment, 'items', { sentiment_type: 'profiles' })).toMatchObject({ told: [56, null, 'none'], note: lack(0, 28, 'prior') })
  await account.give('desk', reviews('2026-01-20', '2026-02-28'))
  expect((await of(inbox, 'inbound')).told).toEqual([56, 56, 0])
  expect((await of(sentiment, 'items', { sentiment_type: 'profiles' })).told).toEqual([56, 56, 0])
})

test('what is known begins and ends on the day of the item in the zone of the report', async () => {
  const of = (profiles: string, timezone: string, range: Record<string, string>) =>
    tile(performance, 'reviews_received', { type: 'reviews', profiles, timezone, ...range })
  const may = (id: string, at: string) => `${id},${at},5`
  const file = (first: string, last: string) => {
    const between = rowsByDay('id,created_at,stars', '2026-02-03', '2026-03-10', (date) => may(date, `${date}T12:00:00Z`))
    return `${between}${may('first', first)}\n${may('last', last)}\n`
  }
  // 1 February at 20:00 in UTC is the 2nd in Tokyo; 20 March at 20:00 the 21st
  await account.profile('east', 'google')
  await account.give('east', file('2026-02-01T20:00:00Z', '2026-03-20T20:00:00Z'))
  const east = (dateFrom: string, dateTo: string, priorFrom: string, priorTo: string) => of('east', 'Asia/Tokyo', { dateFrom, dateTo, priorFrom, priorTo })
  // of 1 February nothing is known: 21 March against the 9 days from the 2nd
  expect((await east('2026-03-12', '2026-03-21', '2026-02-01', '2026-02-10')).note).toBe('Like for like over 9 of 10 days: 1, was 9.')
  expect((await east('2026-03-12', '2026-03-21', '2026-02-02', '2026-02-11')).note).toBeNull()
  expect((await east('2026-03-13', '2026-03-22', '2026-02-02', '2026-02-11')).note).toBe('Like for like over 9 of 10 days: 1, was 9.')
  // 1 February at 03:00 in UTC is 31 January in New York; 20 March at 03:00 the 19th
  await account.profile('west', 'google')
  await account.give('west', file('2026-02-01T03:00:00Z', '2026-03-20T03:00:00Z'))
  const west = (dateFrom: string, dateTo: string, priorFrom: string, priorTo: string) =>
    of('west', 'America/New_York', { dateFrom, dateTo, priorFrom, priorTo })
  expect((await west('2026-03-10', '2026-03-19', '2026-02-01', '2026-02-10')).note).toBeNull()
  // 19 March alone against 3 to 9 February
  expect((await west('2026-03-11', '2026-03-20', '2026-02-01', '2026-02-10')).note).toBe('Like for like over 9 of 10 days: 1, was 7.')
})

test('competitors: one that could not be read for a time, or is lost, is not compared; nor is growth without the level before', async () => {
  await account.profile('own', 'facebook')
  const days = (from: string, to: string) => rowsByDay('date,followers', from, to, (date, nth) => `${date},${100 + nth}`)
  const posts = (from: string, to: string) => rowsByDay('id,published_at,reactions', from, to, (date) => `${date},${date}T10:00:00Z,5`)
  await account.give('own', days('2026-01-20', '2026-03-31'))
  await account.give('own', posts('2026-01-20', '2026-03-31'))
  const rival = async (id: string, spans: readonly (readonly [string, string])[], since: string, error = false) => {
    const gid = competitorGid('own', id)
    const page = { competitor_gid: gid, profile_gid: 'own', network: 'facebook', network_id: id, name: id, username: null, picture_url: null } as const
    await putCompetitor('acct-parts', { ...page, profile_url: null, since, through: null, processed: true, error, warning: null }, new Date('2030-01-01'))
    for (const [from, to] of spans) {
      const competitor = await getCompetitor('acct-parts', gid)
      if (!competitor) throw new Error('no competitor')
      const files = [days(from, to), posts(from, to)].map((text, at) => ({ name: `${at}.csv`, bytes: Buffer.from(text) }))
      await importCompetitor({ accountId: 'acct-parts', competitor, files, now: new Date(now) })
    }
  }
  await rival('whole', [['2026-01-20', '2026-03-31']], '2026-01-20')
  await rival(
    'gap',
    [
      ['2026-01-20', '2026-02-05'],
      ['2026-02-20', '2026-03-31'],
    ],
    '2026-01-20',
  )
  await rival('gone', [['2026-01-20', '2026-03-14']], '2026-01-20', true)
  await rival('begun', [['2026-02-01', '2026-03-31']], '2026-02-01')
  const { report } = await tab(competitors, { profile_gid: 'own' })
  const pages = report.find(({ key }) => key === 'comparison')?.content.find(({ kind }) => kind === 'table')
  if (pages?.kind !== 'table') throw new Error('no table')
  const cell = (name: string, column: string) => {
    const found = pages.values.find((row) => row.name?.value === name)?.[column]
    return [found?.value, found && 'prior' in found ? found.prior : null]
  }
  expect(cell('whole', 'page_posts')).toEqual([28, 28])
  // 6 to 19 February were never read: 14 posts of 28
  expect(cell('gap', 'page_posts')).toEqual([28, null])
  // read up to 14 March: 14 posts, no fall by half
  expect(cell('gone', 'page_posts')).toEqual([14, null])
  expect(cell('begun', 'page_posts')).toEqual([28, 28])
  // 28 more than on the day before each month; of the other 27 alone are known of February
  expect(cell('whole', 'page_net_growth')).toEqual([28, 28])
  expect(cell('begun', 'page_net_growth')).toEqual([28, null])
})
