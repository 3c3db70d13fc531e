/** Rows that an import could not take: the result, coverage and the report say so until a file with all of them is imported. */
import { expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../shared/networks.ts'
import { startImportingAccount } from '../../../test/builders/importing-account.ts'

const { addProfile, profileOf, reportOf, take } = startImportingAccount('acct-lacking')

async function profileOn(network: NetworkCode) {
  const id = await addProfile(network, 'Leith Studio')
  return { id, take: (text: string) => take(id, text), gaps: async () => (await profileOf(id)).gaps ?? [] }
}
const report = (type: 'posts' | 'comprehensive' | 'reviews', id: string, from = '2026-11-01', to = '2026-11-10') => reportOf(type, [id], from, to)

const postsHeader = 'Post ID,Page name,Title,Publish time,Permalink,Post type,Date,Views,Reach,Reactions,Comments,Shares,Total clicks'
const post = (id: number, day: string, views = '10') =>
  `${id},Leith,Hi,11/${day}/2026 10:00,https://www.facebook.com/leith/posts/${id},Photos,Lifetime,${views},8,1,0,0,0`
const posts = (...rows: string[]) => `${[postsHeader, ...rows].join('\n')}\n`

test('a post that could not be read is in the coverage of every figure over posts and in the notes, until it comes', async () => {
  const { id, take, gaps } = await profileOn('facebook')
  const result = await take(posts(post(1, '02'), post(2, '03', 'many'), post(3, '04')))
  expect(result).toMatchObject({
    written: 2,
    skippedTotal: 1,
    notes: [expect.stringMatching(/^1 row could not be imported\. Reports on these days will say so/)],
  })
  const said = 'Leith Studio (Facebook): 1 post from 3 Nov 2026 could not be imported.'
  const found = await report('posts', id)
  expect(found.notes).toContain(said)
  const { crossChannel } = found.reports
  expect(crossChannel.coverage).toEqual({ have: 2, expected: 3, notes: [said], of: 'posts', single: true })
  expect(crossChannel.passports.posts_published?.coverage).toMatchObject({ have: 2, expected: 3, notes: expect.arrayContaining([said]) })
  expect(crossChannel.passports.impressions?.coverage).toMatchObject({ have: 2, expected: 3 })
  // the days beside are whole
  expect((await report('posts', id, '2026-11-08', '2026-11-10')).reports.crossChannel.coverage).toBeNull()
  // the same file again says the same, once
  await take(posts(post(1, '02'), post(2, '03', 'many'), post(3, '04')))
  expect(await gaps()).toEqual([{ of: 'posts', from: '2026-11-03', to: '2026-11-03', rows: 1 }])
  await take(posts(post(1, '02'), post(2, '03'), post(3, '04')))
  const mended = await report('posts', id)
  expect([await gaps(), mended.reports.crossChannel.coverage, mended.notes.includes(said)]).toEqual([[], null, false])
  expect(mended.reports.crossChannel.passports.posts_published?.coverage).toMatchObject({ have: 3, expected: 3 })
})

test('a row whose day cannot be read lies between its neighbours, or anywhere in a file that is in no order', async () => {
  const ordered = await profileOn('facebook')
  await ordered.take(posts(post(1, '02'), post(2, '99'), post(3, '04'), post(4, '08')))
  expect(await ordered.gaps()).toMatchObject([{ from: '2026-11-02', to: '2026-11-04', rows: 1 }])
  const mixed = await profileOn('facebook')
  await mixed.take(posts(post(1, '06'), post(2, '99'), post(3, '04'), post(4, '08')))
  expect(await mixed.gaps()).toMatchObject([{ from: '2026-11-04', to: '2026-11-08', rows: 1 }])
})

test('a total, a footer and a post that another row tells of lack nothing', async () => {
  const { gaps, take } = await profileOn('facebook')
  const daily = post(1, '02').replace('Lifetime', '11/02/2026')
  const result = await take(posts(daily, post(1, '02'), post(3, '04'), `Showing top 2 results${','.repeat(12)}`))
  expect([result?.skippedTotal, result?.notes, await gaps()]).toEqual([2, [], []])
  // words in its first cell do not make a row with figures a footer
  await take(posts(post(4, '05'), `Our last post${post(5, 'many').slice(1)}`))
  expect(await gaps()).toMatchObject([{ of: 'posts', rows: 1 }])
})

const follows = (...rows: string[]) => `"Facebook follows"\n"Date","Primary"\n${rows.join('\n')}\n`
const reach = (...rows: string[]) => `"Facebook reach"\n"Date","Primary"\n${rows.join('\n')}\n`
const day = (date: string, value: number | string) => `"2026-11-${date}T00:00:00","${value}"`

test('a day of which one table could not be read is no whole day, and the first of a table is missed as well', async () => {
  const { id, take, gaps } = await profileOn('facebook')
  const days = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']
  await take(`${reach(...days.map((one) => day(one, 5)))}\n${follows(...days.map((one) => day(one, one === '04' ? 'x' : 1)))}`)
  const { crossChannel } = (await report('comprehensive', id)).reports
  const said = 'Leith Studio (Facebook): 1 row of daily figures from 4 Nov 2026 could not be imported.'
  expect(crossChannel.coverage).toMatchObject({ have: 9, expected: 10, notes: [said] })
  await take(follows(...days.map((one) => day(one, 1))))
  expect((await report('comprehensive', id)).reports.crossChannel.coverage).toMatchObject({ have: 10, expected: 10, notes: [] })

  const cut = await profileOn('facebook')
  await cut.take(reach(day('0x', 5), ...days.slice(1).map((one) => day(one, 5))))
  expect(await cut.gaps()).toMatchObject([{ of: 'days', measures: ['reach'], from: '2026-11-01', to: '2026-11-01', rows: 1 }])
  expect((await report('comprehensive', cut.id)).reports.crossChannel.coverage).toMatchObject({ have: 9, expected: 10 })
  expect(await gaps()).toEqual([])
})

test('reviews of an export have the same coverage, and an audience is read whole or not at all', async () => {
  const { id, take } = await profileOn('google')
  const header = 'review_id,review_text,rating,review_date,author'
  const review = (key: string, at: string, stars: string) => `${key},Good,${stars},2026-11-${at},Ada`
  const file = [header, review('a', '02', '5'), review('b', '03', 'x'), review('c', '04', '4')].join('\n')
  const result = await take(`${file}\n`)
  expect(result).toMatchObject({ written: 2, skippedTotal: 1 })
  const found = await report('reviews', id, '2026-11-02', '2026-11-04')
  expect(found.notes).toContain('Leith Studio (Google): 1 review from 2–4 Nov 2026 could not be imported.')
  expect(found.reports.crossChannel.passports.reviews_received?.coverage).toMatchObject({ have: 2, expected: 3, of: 'reviews', single: true })

  const audience = await profileOn('tiktok')
  await expect(audience.take('Gender,Distribution\nMale,40%\nFemale,many\n')).rejects.toThrow(
    'Line 3: "many" is not a percentage of followers. Nothing was imported.',
  )
})

test('days of YouTube that do not add up to their total are told in the result, in coverage and on the report, until a file does', async () => {
  const { id, take, gaps } = await profileOn('youtube')
  const csv = (views: number) => `Date,Views,Watch time (hours)\nTotal,${views},3\n2026-11-01,100,1\n2026-11-02,110,1\n2026-11-03,120,1\n`
  const said = 'The total in line 2 does not match its rows: Views is 900, and the rows add up to 330.'
  const result = await take(csv(900))
  expect(result?.notes).toContain(
    `${said} YouTube Studio exports at most 500 rows, so days may be missing. Reports on these days will say so until you import a complete file.`,
  )
  const note = `Leith Studio (YouTube), 1–3 Nov 2026: ${said}`
  const { notes, reports } = await report('comprehensive', id, '2026-11-01', '2026-11-03')
  const { coverage, passports } = reports.crossChannel
  expect(notes).toContain(note)
  expect(coverage).toMatchObject({ have: 0, expected: 3, notes: [note] })
  expect(passports.video_views?.coverage).toMatchObject({ have: 0, expected: 3, notes: [note] })
  // another range and another figure are whole
  await take('Date,Views\n2026-11-05,100\n')
  expect((await report('comprehensive', id, '2026-11-05', '2026-11-05')).reports.crossChannel.coverage).toMatchObject({ have: 1, expected: 1, notes: [] })
  await take(csv(330))
  const mended = await report('comprehensive', id, '2026-11-01', '2026-11-03')
  expect([await gaps(), mended.notes.includes(note)]).toEqual([[], false])
  expect(mended.reports.crossChannel.passports.video_views?.coverage).toMatchObject({ have: 3, expected: 3, notes: [] })
})

test('videos of YouTube that do not add up to their total are told with the number of posts', async () => {
  const { id, take, gaps } = await profileOn('youtube')
  const csv = (views: number) =>
    `Content,Video title,Video publish time,Views\nTotal,,,${views}\nAAAAAAAAAAA,One,"Nov 2, 2026",100\nBBBBBBBBBBB,Two,"Nov 4, 2026",200\n`
  await take(csv(1000))
  const note = 'Leith Studio (YouTube), 2–4 Nov 2026: The total in line 2 does not match its rows: Views is 1,000, and the rows add up to 300.'
  const found = await report('comprehensive', id)
  expect(found.notes).toContain(note)
  expect(found.reports.crossChannel.passports.posts_published?.coverage).toMatchObject({ have: 2, expected: 3, notes: expect.arrayContaining([note]) })
  await take(csv(300))
  expect(await gaps()).toEqual([])
})
