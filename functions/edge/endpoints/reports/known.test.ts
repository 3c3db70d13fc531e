/**
 * Unknown is not zero: changes over what was imported, each expected figure reckoned by hand. Files go through the importer, reports come
 * from their endpoints. March (1st to 28th) is held against February (1st to 28th), 28 days each, unless said otherwise.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { figureMessages } from '../../../../shared/figure-messages.ts'
import { summarise } from '../../../../shared/narrative/index.ts'
import { type TestAccount, testAccount } from '../../../../test/builders/endpoints.ts'
import { rowsByDay } from '../../../../test/builders/rows-by-day.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { importMentions } from '../../../domains/import/targets/listener.ts'
import { getListener, putListener } from '../../../domains/listeners/store.ts'
import { handler as ads } from './get-ads-report.ts'
import { handler as inbox } from './get-inbox-activity-report.ts'
import { handler as listenerReport } from './get-listener-report.ts'
import { handler as performance } from './get-performance-report.ts'
import { handler as sentiment } from './get-sentiment-report.ts'
import { handler as social } from './get-social-media-performance-report.ts'

const march = { dateFrom: '2026-03-01', dateTo: '2026-03-28', priorFrom: '2026-02-01', priorTo: '2026-02-28' }
const now = '2026-04-02T09:00:00Z'
let table: TestTable
let account: TestAccount
beforeAll(async () => {
  table = await startTable()
  account = await testAccount('acct-known', now)
})
afterAll(() => table.stop())

const days = (columns: string, from: string, to: string, values: string) => rowsByDay(`date,${columns}`, from, to, (date) => `${date},${values}`)
const reviews = (from: string, to: string, prefix = 'r') => rowsByDay('id,created_at,stars', from, to, (date) => `${prefix}${date},${date}T10:00:00Z,5`)
const posts = (from: string, to: string) => rowsByDay('id,published_at,impressions', from, to, (date) => `p${date},${date}T10:00:00Z,7`)

/** What a tile says: value, value before, change, note. */
async function tile(handler: typeof social, key: string, query: Record<string, string>) {
  const report = await account.report(handler, { ...march, ...query })
  const { crossChannel } = report.reports
  const found = crossChannel.summary.find((one) => one.key === key)
  if (!found) throw new Error(`no tile ${key}: ${crossChannel.summary.map((one) => one.key).join()}`)
  const { value, prior, note, figure } = found
  const { kind, value: by } = figure.growth
  return {
    told: [value, prior, kind === 'percent' ? by : kind],
    note,
    passport: crossChannel.passports[key],
    summary: JSON.stringify(summarise(report).summary),
  }
}
const nothingBefore = figureMessages.report.lack(0, 28, 'prior')

test('reviews imported from March on have no growth over February, though the page has figures since January; what is known moves back', async () => {
  await account.profile('shop', 'google')
  await account.give('shop', days('impressions', '2026-01-01', '2026-03-31', '10'))
  await account.give('shop', reviews('2026-03-01', '2026-03-31'))
  const query = { type: 'reviews', profiles: 'shop' }
  const march = await tile(performance, 'reviews_received', query)
  expect([march.told, march.note]).toEqual([[28, null, 'none'], nothingBefore])
  expect(march.passport?.compared).toContain('Profile shop (Google) is not compared: there is no data for the prior period.')
  expect(march.summary).not.toMatch(/rose|fell|grew|new/i)
  // 28 days of 10 each on both sides
  expect((await tile(social, 'impressions', { profiles: 'shop' })).told).toEqual([280, 280, 0])
  // two a day from 20 January to 28 February: 56 in February, so 28 is half of it
  await account.give('shop', reviews('2026-01-20', '2026-02-28', 'a'))
  await account.give('shop', reviews('2026-01-20', '2026-02-28', 'b'))
  expect(await tile(performance, 'reviews_received', query)).toMatchObject({ told: [28, 56, -50], note: null })
})

test('"New" is said of what is known to have been nothing, and of nothing else', async () => {
  await account.profile('quiet', 'google')
  // one file from 15 January on: nobody wrote in February
  await account.give('quiet', `${reviews('2026-03-01', '2026-03-31')}old,2026-01-15T10:00:00Z,4\n`)
  expect(await tile(performance, 'reviews_received', { type: 'reviews', profiles: 'quiet' })).toMatchObject({ told: [28, 0, 'new'], note: null })
  await account.profile('young', 'google')
  await account.give('young', days('impressions', '2026-01-01', '2026-03-31', '10'))
  await account.give('young', reviews('2026-03-01', '2026-03-31'))
  expect((await tile(performance, 'reviews_received', { type: 'reviews', profiles: 'young' })).told).toEqual([28, null, 'none'])
  // somebody says that the export, in which there is nothing, is of 1 January to 28 February
  await account.give('young', 'id,created_at,stars\n', { now, dates: { from: '2026-01-01', to: '2026-02-28' } })
  expect((await tile(performance, 'reviews_received', { type: 'reviews', profiles: 'young' })).told).toEqual([28, 0, 'new'])
})

test('a period of which a part is known has no growth and says which part', async () => {
  await account.profile('late', 'twitter')
  // from 15 February: 14 of the 28 days before
  await account.give('late', days('impressions', '2026-02-15', '2026-03-31', '10'))
  await account.profile('whole', 'twitter')
  await account.give('whole', days('impressions', '2026-01-01', '2026-03-31', '20'))
  expect(await tile(social, 'impressions', { profiles: 'late' })).toMatchObject({
    told: [280, null, 'none'],
    note: figureMessages.report.lack(14, 28, 'prior'),
  })
  // beside one that is known whole, the growth is of that one: 560 against 560
  const both = await tile(social, 'impressions', { profiles: 'late,whole' })
  expect(both).toMatchObject({ told: [840, 560, 0], note: 'Like for like, without 1 new profile: 560, was 560.' })

  await account.profile('ended', 'twitter')
  await account.give('ended', days('impressions', '2026-01-01', '2026-03-14', '10'))
  expect(await tile(social, 'impressions', { profiles: 'ended' })).toMatchObject({
    told: [140, null, 'none'],
    note: figureMessages.report.lack(14, 28, 'current'),
  })

  await account.profile('torn', 'twitter')
  await account.give('torn', days('impressions', '2026-01-01', '2026-02-10', '10'))
  await account.give('torn', days('impressions', '2026-02-14', '2026-03-31', '10'))
  // 11 to 13 February were never imported
  const torn = await tile(social, 'impressions', { profiles: 'torn,whole' })
  expect(torn).toMatchObject({ told: [840, 560, 0], note: 'Like for like, without Profile torn (X): 560, was 560.' })
  expect(torn.passport?.compared).toContain('Profile torn (X) is not compared: only 25 of 28 days of the prior period have data.')
})

test('what is known is known of each measure: one that an export gives from March on, a part of engagements that came later', async () => {
  await account.profile('column', 'facebook')
  // until the end of February the column of comments is there and empty, that of video views not there at all
  await account.give('column', days('impressions,reactions,comments', '2026-01-01', '2026-02-28', '10,4,'))
  await account.give('column', days('impressions,reactions,comments,video_views', '2026-03-01', '2026-03-31', '10,4,3,5'))
  const of = async (key: string) => (await tile(social, key, { profiles: 'column' })).told
  expect(await of('impressions')).toEqual([280, 280, 0])
  expect(await of('video_views')).toEqual([140, null, 'none'])
  // 28 x (4 + 3), held against 28 x 4 it would have grown by 75% of nothing but a new column
  expect(await of('engagements')).toEqual([196, null, 'none'])
  expect(await of('er_impressions')).toEqual([70, null, 'none'])
})

test('posts: an export of the last weeks, a gap between two exports, and what closes it', async () => {
  await account.profile('feed', 'facebook')
  await account.give('feed', posts('2026-02-20', '2026-03-31'))
  const published = () => tile(performance, 'posts_published', { type: 'posts', profiles: 'feed' })
  // 20 to 28 February
  expect(await published()).toMatchObject({ told: [28, null, 'none'], note: figureMessages.report.lack(9, 28, 'prior') })
  await account.give('feed', posts('2026-01-05', '2026-02-10'))
  expect(await published()).toMatchObject({ told: [28, null, 'none'], note: figureMessages.report.lack(19, 28, 'prior') })
  // nothing was published from the 11th to the 19th: 10 + 9 posts in February
  await account.give('feed', 'id,published_at\n', { now, dates: { from: '2026-02-11', to: '2026-02-19' } })
  const closed = await published()
  expect(closed.told[1]).toBe(19)
  expect(closed.told[2]).toBeCloseTo((9 / 19) * 100, 10)
})

test('the day before a first item, on the clock of the report, is not known, however far away that item is from the other period', async () => {
  // 03:30 of the next day in India
  const nightly = (header: string, cells: string) => rowsByDay(header, '2025-03-01', '2026-03-20', (date) => `${date},${date}T22:00:00Z,${cells}`)
  await account.profile('east', 'facebook')
  await account.give('east', nightly('id,published_at,impressions', '7'))
  await account.give('east', nightly('id,created_at,stars,text', '5,Lovely'))
  const told = async (handler: typeof social, key: string, query: Record<string, string>) =>
    (await tile(handler, key, { profiles: 'east', timezone: 'Asia/Kolkata', dateFrom: '2026-03-01', dateTo: '2026-03-01', ...query })).told
  for (const [handler, key, query] of [
    [performance, 'posts_published', { type: 'posts' }],
    [performance, 'reviews_received', { type: 'reviews' }],
    [sentiment, 'items', { sentiment_type: 'profiles' }],
  ] as const) {
    expect([key, await told(handler, key, { ...query, priorFrom: '2025-03-01', priorTo: '2025-03-01' })]).toEqual([key, [1, null, 'none']])
    expect([key, await told(handler, key, { ...query, priorFrom: '2025-03-02', priorTo: '2025-03-02' })]).toEqual([key, [1, 1, 0]])
  }
})

test('tasks, messages, mentions and ads are known from when they were imported, each by itself', async () => {
  await account.profile('desk', 'facebook')
  await account.give('desk', days('impressions', '2026-01-01', '2026-03-31', '10'))
  await account.give(
    'desk',
    rowsByDay('id,title,created_at', '2026-03-01', '2026-03-31', (date) => `t${date},Do,${date}T10:00:00Z`),
  )
  await account.give(
    'desk',
    rowsByDay('id,direction,sent_at,conversation', '2026-03-01', '2026-03-31', (date) => `m${date},inbound,${date}T10:00:00Z,c${date}`),
  )
  await account.give(
    'desk',
    rowsByDay('date,campaign,ad_set,ad,spend,impressions,link_clicks,currency', '2026-03-01', '2026-03-31', (date) => `${date},C,S,A,2,100,3,GBP`),
  )
  expect(await tile(performance, 'created', { type: 'tasks', profiles: 'desk' })).toMatchObject({ told: [28, null, 'none'], note: nothingBefore })
  expect(await tile(inbox, 'inbound', { profiles: 'desk' })).toMatchObject({ told: [28, null, 'none'], note: nothingBefore })
  expect(await tile(ads, 'impressions', { profiles: 'desk' })).toMatchObject({ told: [2800, null, 'none'], note: nothingBefore })

  const listener = { id: 'ear', name: 'Ear', type: 'brand', enabled: true, processed: false, entity_gids: ['group'], timezone: null, results: 0 } as const
  await putListener('acct-known', { ...listener, entity_gids: ['group'], queries: [{ key: 'q', label: 'Q' }] })
  const hear = async (from: string, to: string) => {
    const known = await getListener('acct-known', 'ear')
    if (!known) throw new Error('no listener')
    const csv = rowsByDay('id,found_at,source', from, to, (date) => `n${date},${date}T10:00:00Z,news`)
    await importMentions({ accountId: 'acct-known', listener: known, files: [{ name: 'm.csv', bytes: Buffer.from(csv) }], now: new Date(now) })
  }
  await hear('2026-03-01', '2026-03-31')
  const heard = () => tile(listenerReport, 'mentions', { listener_gid: 'ear', report_type: 'listener' })
  expect(await heard()).toMatchObject({ told: [28, null, 'none'], note: nothingBefore })
  await hear('2026-01-15', '2026-02-28')
  expect(await heard()).toMatchObject({ told: [28, 28, 0], note: null })
})
