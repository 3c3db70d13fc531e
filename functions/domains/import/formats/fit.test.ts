/** Detection asks for more than a date and one known column; what is of another kind is refused with what to do. */
import { describe, expect, test } from '@jest/globals'
import { importProfileData } from '../../../../shared/api/profiles.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { handlerOf } from '../../../edge/endpoints/index.ts'
import { putProfile } from '../../../kernel/accounts/store.ts'
import { readPosts } from '../../posts/store.ts'
import { readSeries } from '../../series/store/series.ts'

const account = 'acct-zebra'
let count = 0
const tenants = startTenants()

async function into(csv: string, query: Record<string, string> = {}, id = `fit-${count++}`) {
  await putProfile(account, aProfile(id, 'facebook', { entity_gid: 'group-zebra-1', available_from: null }))
  const answer = await callHandler(handlerOf('import-profile-data'), 'POST', importProfileData.path, {
    session: tenants.sessions.owner,
    params: { id },
    query: { filename: 'x.csv', ...query },
    body: csv,
    headers: { 'content-type': 'text/csv' },
  })
  const [series] = await readSeries(account, [id], '2025-11-01', '2025-11-01')
  const days = Object.fromEntries(Object.entries(series?.measures ?? {}).map(([measure, [value]]) => [measure, value]))
  const { results = [], error } = Object(answer.json)
  return {
    status: answer.status,
    result: Object(results[0]),
    error: String(error ?? ''),
    days,
    posts: await readPosts(account, [id], '2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z'),
  }
}

test('columns of which nothing was taken are named in the result', async () => {
  const { result } = await into('date,impressions,comments,Mood,Likes,ctr\n2025-11-01,5,6,fine,7,2.5\n')
  expect(result).toMatchObject({ written: 1, unread: ['Mood', 'Likes', 'ctr'] })
  const native = await into(`"Facebook reach"\n"Date","Primary"\n"2025-11-01","5"\n`)
  expect(native.result).toMatchObject({ written: 1, unread: [] })
})

describe('refused, with what to do and nothing written', () => {
  test.each([
    [
      'most numbers are not understood',
      'date,impressions,Likes,Taps,Saves made\n2025-11-01,5,6,7,8\n',
      'We do not recognise 3 of 4 columns with numbers: Likes, Taps, Saves made.',
    ],
    ['posts, too', 'id,published_at,impressions,Likes,Taps\n1,2025-11-01,5,6,7\n', '2 of 3 columns with numbers: Likes, Taps.'],
    ['days with spend are ads', 'Date,Impressions,Clicks,Spend\n2025-11-01,5,6,7\n', 'The column Spend is about ads'],
    ['days with what was spent', 'date,impressions,reach,link_clicks,Cost\n2025-11-01,5,6,7,1\n', 'The column Cost is about ads'],
    ['days of ads without what was spent', 'date,ad,impressions,link_clicks\n2025-11-01,Bag,5,6\n', 'The column ad is about ads'],
    ['days of ad sets', 'date,adset_name,impressions,link_clicks\n2025-11-01,Bag,5,6\n', 'The column adset_name is about ads'],
    ['days of campaigns', 'date,Campaign name,impressions,clicks\n2025-11-01,Spring,5,6\n', 'The column Campaign name is about ads'],
    [
      'a link in each row',
      'date,Permalink,impressions,comments\n2025-11-01,https://www.facebook.com/1,5,6\n',
      'The column Permalink suggests that each row is a post',
    ],
    ['a text in each row', 'date,Message,impressions\n2025-11-01,Hello,5\n', 'The column Message suggests that each row is a post'],
    ['a type in each row', 'date,type,impressions\n2025-11-01,Photo,5\n', 'The column type suggests that each row is a post'],
  ])('%s', async (_, csv, sentence) => {
    const { status, error, days, posts } = await into(csv)
    expect([status, error]).toEqual([400, expect.stringContaining(sentence)])
    expect([days, posts]).toEqual([{}, []])
  })

  test('spend beside what only a page has is a note of the page, and it is not read', async () => {
    expect((await into('date,followers,impressions,spend\n2025-11-01,900,5,7\n')).result).toMatchObject({ written: 1, unread: ['spend'] })
  })
})

describe('what somebody says of the columns of a file of their own', () => {
  const own = 'Day,Likes,Shown,Taps\n2025-11-01,6,5,9\n'
  const map = 'Day=date,Likes=reactions,Shown=impressions,Taps=none'

  test('is done, remembered for the header, shown when it is used again, and forgotten when nothing is said', async () => {
    expect((await into(own)).error).toContain('We do not recognise this file.')
    const first = await into(own, { map })
    expect([first.days, first.result.unread]).toEqual([{ reactions: 6, impressions: 5 }, ['Taps']])
    expect(first.result.notes).toEqual([
      'Columns are read as mapped: "Day" as Date, "Likes" as Reactions or likes, "Shown" as Impressions, "Taps" left out. Files with the same columns will be read the same way.',
    ])
    const again = await into('Taps,Likes,Day,Shown\n9,16,2025-11-01,15\n')
    expect(again.days).toEqual({ reactions: 16, impressions: 15 })
    expect(again.result.notes).toEqual([
      expect.stringMatching(/^Columns are read as mapped on .*: "Taps" left out, "Likes" as Reactions or likes, "Day" as Date/),
    ])
    expect((await into(own, { map: 'Day=date,Likes=comments,Shown=none,Taps=none' })).days).toEqual({ comments: 6 })
    expect((await into(own)).days).toEqual({ comments: 6 })
    await into(own, { map: '' })
    expect((await into(own)).error).toContain('We do not recognise this file.')
  })

  test('makes posts of rows with an id and a time', async () => {
    const csv = 'Post ID,Date,Permalink,Likes\n1,2025-11-01,https://www.facebook.com/1,6\n'
    const { posts } = await into(csv, { map: 'Post ID=id,Date=published_at,Permalink=url,Likes=reactions' })
    expect(posts).toMatchObject([{ id: '1', url: 'https://www.facebook.com/1', measures: { reactions: 6 } }])
  })

  test.each([
    ['a measure that is none', 'Day=date,Likes=like', '"like" is not a field.'],
    ['two columns for one measure', 'Day=date,Likes=reactions,Shown=reactions', '"Likes" and "Shown" are both mapped to Reactions or likes.'],
    ['a column twice', 'Day=date,Likes=reactions,likes=comments', 'The column "likes" is mapped twice.'],
    ['a column that is not there', 'Day=date,Loves=reactions', 'The file has no column "Loves". Its columns are Day, Likes, Shown, Taps.'],
    ['no day', 'Likes=reactions,Shown=impressions', 'The mapping is incomplete.'],
    ['words', 'Day', '"Day" is not a column mapping.'],
  ])('that cannot be meant is refused in a sentence and is not remembered: %s', async (_, given, sentence) => {
    const { status, error, days } = await into(own, { map: given })
    expect([status, error, days]).toEqual([400, expect.stringContaining(sentence), {}])
    expect((await into(own)).error).toContain('We do not recognise this file.')
  })

  test('goes before what is known of a network’s export, is not remembered for it, and a total row of it is left out', async () => {
    const csv = '"Facebook reach"\n"Date","Primary"\n"2025-11-01","5"\n"Total","5"\n'
    const mapped = await into(csv, { map: 'Date=date,Primary=impressions' })
    expect([mapped.days, mapped.result.notes]).toEqual([
      { impressions: 5 },
      [
        'Columns are read as mapped: "Date" as Date, "Primary" as Impressions. This is a network’s export, so the mapping applies to this import only.',
        '1 total row was skipped.',
      ],
    ])
    expect((await into(csv)).days).toEqual({ reach: 5 })
    expect((await into('Content,Video title,Video publish time,Views\nabcdefghijk,One,"Nov 1, 2025",5\n', { map: 'Views=impressions' })).error).toContain(
      'contains YouTube content, but the profile is on Facebook',
    )
  })

  test('makes reviews of stars and ads of what was spent', async () => {
    const reviews = 'Nr,Wann,Sterne,Bericht\nr1,2025-11-01,4,Gut\n'
    expect((await into(reviews, { map: 'Nr=id,Wann=created_at,Sterne=stars,Bericht=text' })).result).toMatchObject({ format: 'generic-reviews', written: 1 })
    const ads = 'Wann,Anzeige,Kosten,Gesehen\n2025-11-01,Bag,2.5,100\n'
    expect((await into(ads, { map: 'Wann=date,Anzeige=ad,Kosten=spend,Gesehen=impressions' })).result).toMatchObject({ format: 'generic-ads', written: 1 })
  })

  test('is refused when the file has a column of that name already', async () => {
    expect((await into('date,impressions,Shown\n2025-11-01,5,6\n', { map: 'Shown=impressions' })).error).toContain(
      '"impressions" and "Shown" are both mapped to Impressions.',
    )
  })

  test('a column with a comma stands in quotes', async () => {
    expect((await into('date,"Likes, all"\n2025-11-01,6\n', { map: '"Likes, all=reactions"' })).days).toEqual({ reactions: 6 })
  })
})

describe('the order of dates that a file leaves open', () => {
  const own = 'Date,reactions\n01/11/2025,6\n'

  test('is taken from whoever says it, remembered for the header, shown when it is used again, and replaced by what is said next', async () => {
    expect((await into(own)).days).toEqual({})
    const first = await into(own, { dateOrder: 'day' })
    expect([first.days, first.result.notes]).toEqual([
      { reactions: 6 },
      ['Dates such as 03/04/2026 are read day first. Files with the same columns will be read the same way.'],
    ])
    const again = await into('Date,reactions\n01/11/2025,7\n')
    expect(again.days).toEqual({ reactions: 7 })
    expect(again.result.notes).toEqual([expect.stringMatching(/^Dates such as 03\/04\/2026 are read day first, as chosen on .*\.$/)])
    expect((await into('Date,reactions\n11/01/2025,8\n', { dateOrder: 'month' })).days).toEqual({ reactions: 8 })
    expect((await into('Date,reactions\n11/01/2025,9\n')).days).toEqual({ reactions: 9 })
  })

  test('holds beside a mapping, which it does not replace', async () => {
    const csv = 'Tag,Gefallen\n01/11/2025,6\n'
    await into(csv, { map: 'Tag=date,Gefallen=reactions' })
    expect((await into(csv, { dateOrder: 'day' })).days).toEqual({ reactions: 6 })
    expect((await into(csv)).days).toEqual({ reactions: 6 })
  })

  test('is of posts as well, and of an export that a spreadsheet of another country saved', async () => {
    const { posts } = await into('id,published_at,reactions\n1,03/04/2025,6\n', { dateOrder: 'day' })
    expect(posts).toMatchObject([{ publishedAt: '2025-04-03T12:00:00.000Z' }])
    const saved = '"Facebook reach"\nDate,Primary\n01/11/2025,5\n02/11/2025,6\n'
    expect((await into(saved)).error).toContain('could be day first or month first')
    expect((await into(saved, { dateOrder: 'day' })).days).toEqual({ reach: 5 })
  })

  test('is not asked where the file tells it: a number above 12 does', async () => {
    const told = await into('Date,reactions,comments\n01/11/2025,6,1\n25/11/2025,7,1\n', { dateOrder: 'month' })
    expect([told.days, told.result.notes]).toEqual([{ reactions: 6, comments: 1 }, ['The dates in the column Date are read day first.']])
  })
})

describe('rows of ads in a file of their own', () => {
  test.each(['ad copy', 'Ad title', 'Ad creative name', 'Werbeanzeige', 'annuncio', 'Boosted post', 'sponsored_content', 'promotion', 'keyword', 'placement'])(
    'are no days of the page: %s',
    async (column) => {
      const { status, error, days } = await into(`date,${column},impressions,link_clicks\n2025-11-01,Shoes,1000,20\n2025-11-02,Hats,500,9\n`)
      expect([status, error, days]).toEqual([400, expect.stringContaining(`The column ${column} is about ads`), {}])
    },
  )

  test('a promotion or a number of ads beside what only a page has is a note of the page', async () => {
    expect((await into('date,followers,impressions,promotion,ads\n2025-11-01,900,5,Black Friday,3\n')).result).toMatchObject({ written: 1 })
  })

  test('without what was spent they are read once their columns are mapped', async () => {
    const { result, error } = await into('Tag,Anzeige,Impr,Klicks\n2025-11-01,Tasche,5,6\n', { map: 'Tag=date,Anzeige=ad,Impr=impressions,Klicks=link_clicks' })
    expect([result, error]).toEqual([expect.objectContaining({ format: expect.stringContaining('ads'), written: 1, unread: [] }), ''])
  })
})

describe('a file that resembles none by columns that many have', () => {
  test.each([
    ['id,created_at,rating,review\nr1,2025-11-01T10:00:00Z,5,Lovely\n', 'We do not recognise this file.'],
    ['id,created_at,star_rating,comment\nr1,2025-11-01T10:00:00Z,5,Lovely\n', 'We do not recognise this file.'],
    [
      'id,date,stars,text\nr1,2025-11-01,5,Lovely\n',
      'This looks like "Reviews of a profile on Facebook or Google", but its header line is missing the column created_at.',
    ],
  ])('is refused with advice that works: %s', async (csv, sentence) => {
    const { status, error } = await into(csv)
    expect([status, error]).toEqual([400, expect.stringContaining(sentence)])
  })
})
