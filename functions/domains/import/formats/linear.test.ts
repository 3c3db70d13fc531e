/** Every part that reads what users send takes time in proportion to it. A file of 4 MB must never hold up everybody. */
import { expect, test } from '@jest/globals'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { tagsOf } from '../../../../shared/hashtags.ts'
import type { AdRow } from '../../../../shared/items/ads.ts'
import { eventOf } from '../../../../test/builders/call.ts'
import { growth, mostGrowth } from '../../../../test/builders/linear.ts'
import { sampleOf, sizeOf } from '../../../../test/builders/sizes.ts'
import { workbook } from '../../../../test/builders/workbook.ts'
import { readUpload } from '../../../kernel/chain/upload.ts'
import { fileNames } from '../../exports/zip.ts'
import { dueOf, instantOf, linkOf, listOf, wordOf, yesOrNo } from '../../readers/csv/cells.ts'
import { type ColumnKind, problemOf } from '../../readers/csv/columns.ts'
import { readDate, readMonthDay } from '../../readers/csv/dates.ts'
import { decode, ImportRefused } from '../../readers/csv/decode.ts'
import type { Format, ReadContext } from '../../readers/csv/format.ts'
import { limits } from '../../readers/csv/limits.ts'
import { readNumber } from '../../readers/csv/numbers.ts'
import { readFiles } from '../../readers/csv/read-files.ts'
import { resultOf } from '../../readers/csv/result.ts'
import { readTables, type Table } from '../../readers/csv/table.ts'
import { readerOf, type TableReader } from '../../readers/csv/table-reader.ts'
import { withYears } from '../../readers/csv/years.ts'
import { readWorkbook } from '../../readers/workbook/read-workbook.ts'
import { comprehendClassifier } from '../../sentiment/comprehend.ts'
import { embedded } from '../../sentiment/embedded.ts'
import { addRow, noAds } from '../ads/known.ts'
import { csvSchemas } from './csv-schemas.ts'
import { formats } from './index.ts'

const context: ReadContext = {
  profileId: 'p',
  network: 'facebook',
  entityGid: 'g',
  today: '2026-11-21',
  todayUtc: '2026-11-21',
  timezone: 'UTC',
  dates: null,
  currency: null,
}
const bytes = (text: string) => new TextEncoder().encode(text)
const lines = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at)).join('\n')
/** Real days, each once, back from 2026. */
const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString().slice(0, 10)
const quiet = (work: () => unknown) => () => {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
  }
}

/** Letters that a cell, a line or a text can be filled with. */
const fillings = ['1', '1,', '.0', ' ', '"', '""', 'a', '-', '/', 'T', ':', '|', '#a', '#', '+', 'é', '\t', '=', '2026-', 'GB:1|', 'http://', '.']
const filled = (letters: string, size: number) => letters.repeat(Math.ceil(size / letters.length)).slice(0, size)
const kinds: readonly ColumnKind[] = [
  'date',
  'date or total',
  'instant',
  'instants',
  'number',
  'amount',
  'count',
  'timezone',
  'yes or no',
  'countries',
  ['a', 'b'],
]

test.each(sampleOf(fillings, 8, 'cells'))('a cell of many %j', async (letters) => {
  const cellOf = (size: number) => () => {
    for (const text of [filled(letters, size), `${filled(letters, size)}x`, `2026-01-01T${filled(letters, size)}`, `.0${filled(letters, size)}x`]) {
      for (const read of [readNumber, readDate, readMonthDay, instantOf, listOf, linkOf, yesOrNo, tagsOf]) read(text)
      for (const kind of kinds) problemOf(kind, text)
      dueOf(text, 'Europe/London')
      wordOf(text, ['a', 'b'])
    }
  }
  expect(await growth(40_000, cellOf)).toBeLessThan(mostGrowth)
})

const fragments = ['a,b\n1,2', 'a,b\n', '\n', '"', '"\n', '1,2\n\n', 'x\n', ',', '\r', '\r\n', ';\t,', '"x"y', 'sep=;\n']
test.each(sampleOf(fragments, 2, 'tables', 1))('tables of many %j', async (letters) => {
  expect(await growth(sizeOf(8_000, 30_000), (size) => quiet(() => readTables(`a,b\n${filled(letters, size)}`)))).toBeLessThan(mostGrowth)
  // what is guessed of the first lines
  expect(await growth(100_000, (size) => quiet(() => readTables(filled(letters, size))))).toBeLessThan(mostGrowth)
})

test.each([
  ['UTF-8', (size: number) => bytes(filled('é', size))],
  ['UTF-16', (size: number) => new Uint8Array(Buffer.from(`\uFEFF${filled('a,\n', size)}`, 'utf16le'))],
  ['Windows-1252', (size: number) => new Uint8Array(Buffer.from(filled('é,a', size), 'latin1'))],
  ['blanks', (size: number) => bytes(filled(' \n', size))],
])('bytes in %s', async (_, of) => {
  expect(
    await growth(250_000, (size) => {
      const given = of(size)
      return quiet(() => decode(given))
    }),
  ).toBeLessThan(mostGrowth)
})

const readers: readonly TableReader[] = (['generic-page-days', 'generic-page-posts'] as const).map((id) => ({
  id,
  schema: csvSchemas[id],
  read: (table) => formats[id === 'generic-page-days' ? 'generic-series' : 'generic-posts'].read(table, context),
}))
const choose = (table: Table) => readerOf(table, readers)
const posts = 'id,published_at,text\n'
const uploads: readonly [string, (size: number) => string[]][] = [
  ['rows between blank lines', (size: number) => [`${posts}${lines(size, (at) => `${at},2026-01-01,a\n`)}`]],
  ['tables, each under its header', (size: number) => [lines(Math.min(size / 8, limits.tables), (at) => `${posts}${at},2026-01-01,a\n`)]],
  ['titles', (size: number) => [`${posts}1,2026-01-01,a\n${lines(size, () => 'title')}`]],
  ['files', (size: number) => Array.from({ length: Math.min(size / 200, limits.files) }, (_, at) => `${posts}${at},2026-01-01,${'a'.repeat(2000)}\n`)],
  ['more files than are taken', (size: number) => Array.from({ length: size }, () => 'a')],
]
test.each(sampleOf(uploads, 2, 'imports', 1))('an import of many %s', async (_, of) => {
  const importOf = (size: number) => {
    const files = of(size).map((text, at) => ({ name: `${at}.csv`, bytes: bytes(text) }))
    return async () => {
      const read = await readFiles(files, choose).catch((error: unknown) => {
        if (!(error instanceof ImportRefused)) throw error
      })
      read?.map(resultOf)
    }
  }
  expect(await growth(sizeOf(1_500, 3_000), importOf)).toBeLessThan(mostGrowth)
})

test.each(sampleOf(['shared', 'inline'] as const, 1, 'workbooks'))('a workbook with %s texts', async (strings) => {
  const bookOf = (size: number) => {
    const book = workbook([{ name: 'Days', rows: Array.from({ length: size }, (_, at) => [{ at: dayOf(at) }, at, `text ${at}`]) }], { strings })
    return () => readWorkbook(book)
  }
  expect(await growth(sizeOf(1_000, 2_000), bookOf)).toBeLessThan(mostGrowth)
})

const form = (parts: string): APIGatewayProxyEventV2 =>
  eventOf('POST', '/profiles/{id}/import', { body: `${parts}--xyz--\r\n`, headers: { 'content-type': 'multipart/form-data; boundary=xyz' } })
const part = (name: string, body: string, more = '') => `--xyz\r\ncontent-disposition: form-data; name="f"; filename="${name}"\r\n${more}\r\n${body}\r\n`
test.each([
  ['files', (size: number) => Array.from({ length: size / 200 }, (_, at) => part(`${at}.csv`, 'a,b')).join('')],
  ['beginnings of a boundary', (size: number) => part('1.csv', filled('\r\n--xy', size))],
  ['letters of a header', (size: number) => part('1.csv', 'a', `content-type: ${filled('a', size)}\r\n`)],
  ['headers', (size: number) => part('1.csv', 'a', filled('a: b\r\n', size - (size % 6)))],
  ['letters of a name', (size: number) => part(filled('/\u0001a', size), 'a')],
])('an upload of many %s', async (_, of) => {
  const uploadOf = (size: number) => {
    const event = form(of(size))
    return () => readUpload(4 * 1024 * 1024, event).catch(() => undefined)
  }
  expect(await growth(200_000, uploadOf)).toBeLessThan(mostGrowth)
})

/** A table of each format, for readers may look at all rows for each. */
const tables = {
  'x-overview': [(at) => `"${dayOf(at)}",1,1,1,1`, 'Date,Impressions,Engagements,New follows,Unfollows'],
  'x-content': [(at) => `19${String(at).padStart(16, '0')},"${dayOf(at)}",text,1`, 'Post id,Date,Post text,Impressions'],
  'x-tweets': [(at) => `19${String(at).padStart(16, '0')},text,2023-08-01 12:00 +0000,1,1,1`, 'Tweet id,Tweet text,time,impressions,engagements,retweets'],
  'x-days': [(at) => `${dayOf(at)},1,1,1,1`, 'Date,Tweets published,impressions,engagements,retweets'],
  'linkedin-content': [(at) => `${dayOf(at)},1,1,1`, 'Date,Impressions (total),Clicks (total),Reactions (total)'],
  'linkedin-followers': [(at) => `${dayOf(at)},1,1`, 'Date,Organic followers,Total followers'],
  'linkedin-visitors': [(at) => `${dayOf(at)},1,1`, 'Date,Total page views (total),Total unique visitors (total)'],
  'tiktok-overview': [(at) => `${at % 2 ? 'May 3' : dayOf(at)},1,1,1`, 'Date,Video Views,Profile Views,Likes'],
  'tiktok-followers': [(at) => `${dayOf(at)},1,1`, 'Date,Followers,Difference in followers from previous day'],
  'tiktok-audience': [(at) => `${dayOf(at)},1,1`, 'Date,Total followers,New followers'],
  'tiktok-viewers': [() => 'January 5,1,1,1', 'Date,Total Viewers,New Viewers,Returning Viewers'],
  'tiktok-content': [(at) => `t,https://t/video/${at}/${'1'.repeat(40)},March 3,1`, 'Video title,Video link,Post time,Total views'],
  'tiktok-genders': [() => 'Male,0', 'Gender,Distribution'],
  'tiktok-territories': [() => 'DE,0', 'Top territories,Distribution'],
  'tiktok-activity': [(at) => `${dayOf(at)},5,1`, 'Date,Hour,Active followers'],
  'youtube-days': [(at) => `${dayOf(at)},1`, 'Date,Views'],
  'google-performance': [(at) => `${dayOf(at)},1,1`, 'Date,Google Search - Mobile,Google Search - Desktop'],
  'youtube-content': [(at) => `v${at},t,,1`, 'Content,Video title,Video publish time,Views'],
  'meta-series': [(at) => `${dayOf(at)}T01:00:00,1`, 'Facebook reach\nDate,Primary'],
  'meta-audience': [(at) => `${at},0,0`, 'Age & gender\n,Women,Men'],
  'meta-posts': [(at) => `${at},02/16/2025 05:14,https://x,Photos,1`, 'Post ID,Publish time,Permalink,Post type,Reach'],
  'meta-videos': [(at) => `${at},02/16/2025 05:14,1`, 'Video asset ID,Publish time,3-second video views'],
  'google-play-reviews': [(at) => `${at},good,5,2026-01-01`, 'review_id,review_text,rating,review_date'],
  'support-messages': [(at) => `${at}.0,me,True,Tue Oct 31 22:10:47 +0000 2017,${at},a`, 'tweet_id,author_id,inbound,created_at,in_response_to_tweet_id,text'],
  'generic-messages': [(at) => `${at},inbound,2026-01-01T10:00:00Z,c,a|b`, 'id,direction,sent_at,conversation,labels'],
  'facebook-ads-totals': [(at) => `${at},1,1,1,1,1,${at % 99}`, 'ad_id,xyz_campaign_id,fb_campaign_id,Impressions,Clicks,Spent,age'],
  'generic-ads': [(at) => `${dayOf(at)},one,1,1,${at % 9}`, 'date,ad_id,spend,impressions,reach'],
  'generic-posts': [(at) => `${at},2026-01-01,text,a|b`, 'id,published_at,text,labels'],
  'generic-reviews': [(at) => `${at},2026-01-01,5,text`, 'id,created_at,stars,text'],
  'generic-tasks': [(at) => `${at},t,2026-01-01,2026-01-02|2026-01-04,2026-01-05`, 'id,title,created_at,completed_at,due_at'],
  'generic-breakdowns': [(at) => `2026-01-01,age_gender,w${at},1`, 'date,breakdown,part,impressions'],
  'generic-series': [(at) => `${dayOf(at)},1`, 'date,impressions'],
} as const satisfies Record<keyof typeof formats, readonly [(at: number) => string, string]>

const read = (format: Format, text: string) => {
  const [table] = readTables(text)
  if (!table || !format.recognises(table)) throw new Error(`The table is none of ${format.id}.`)
  return () => {
    for (const batch of format.read(table, { ...context, ads: undefined }).items) batch.instants.at(-1)
  }
}
const byId = Object.values(formats).map((format: Format) => [format.id, format] as const)
test.each(sampleOf(byId, 2, 'formats'))('rows of %s', async (id, format) => {
  const [row, header] = tables[id]
  expect(await growth(sizeOf(1_250, 2_500), (size) => read(format, `${header}\n${lines(size, row)}\n`))).toBeLessThan(mostGrowth)
})

const ads: readonly [string, string, (at: number) => string][] = [
  ['one ad on many days', 'date,ad_id,spend,impressions', (at: number) => `${dayOf(at)},one,1,1`],
  ['one ad on many days, the last first', 'date,ad_id,spend,impressions', (at: number) => `${dayOf(30_000 - at)},one,1,1`],
  ['many ads with their reach on one day', 'date,ad_id,spend,impressions,reach', (at: number) => `2026-01-01,a${at},1,1,5`],
  ['many parts of one ad on one day', 'date,ad_id,spend,impressions,age', (at: number) => `2026-01-01,one,1,1,${at}`],
  ['many accounts', 'date,ad_id,spend,impressions,account_id', (at: number) => `2026-01-01,a${at},1,1,acc${at}`],
  ['many zones', 'date,ad_id,spend,impressions,timezone', (at: number) => `2026-01-01,a${at},1,1,Europe/${at}`],
]
test.each(sampleOf(ads, 1, 'ads'))('ads: %s', async (_, header, row) => {
  expect(await growth(sizeOf(1_250, 2_500), (size) => read(formats['generic-ads'], `${header}\n${lines(size, row)}\n`))).toBeLessThan(mostGrowth)
})

test('ads: a file that says anew what an earlier one said of as many days', async () => {
  const again = (size: number) => {
    const [table] = readTables(`date_from,date_to,ad_id,spend,impressions\n${lines(size, (at) => `${dayOf(2 * at + 1)},${dayOf(2 * at)},one,1,1`)}\n`)
    const earlier = formats['generic-ads'].read(
      readTables(`date,ad_id,spend,impressions\n${lines(2 * size, (at) => `${dayOf(at)},one,1,1`)}\n`)[0] ?? { title: null, line: 1, header: [], rows: [] },
      context,
    )
    expect(earlier.read).toBe(2 * size)
    return () => {
      const ads = noAds()
      for (let at = 0; at < 2 * size; at++) addRow(ads, rowOf(dayOf(at)))
      if (table) formats['generic-ads'].read(table, { ...context, ads: { ...ads, ...idle } })
    }
  }
  expect(await growth(sizeOf(500, 2_500), again)).toBeLessThan(mostGrowth)
})
const idle = { begin: async () => {}, load: async () => {}, hold: async () => {}, renew: async () => {}, release: async () => {} }
const rowOf = (date: string): AdRow => ({
  id: `${date}:one`,
  accountId: 'p-ads',
  date,
  adId: 'one',
  adSetId: 'none',
  campaignId: 'none',
  spend: 1,
  impressions: 1,
  clicksAll: null,
  linkClicks: null,
  results: null,
  conversions: null,
  conversionValue: null,
  thruplays: null,
})

const wordParts = [
  'http://',
  'www.',
  '#',
  '#a',
  '@a',
  '&',
  'a.',
  "a'",
  '-',
  '_',
  '!',
  '?',
  '%',
  '1%',
  '*',
  'a.b',
  'a-b.c+',
  'A.',
  'http://a',
  'https://a.b?c=',
  '字',
  '👍',
]
test.each(sampleOf(wordParts, 8, 'sentiment'))('the sentiment of a text of many %j', async (letters) => {
  const textOf = (size: number) => () => embedded.classify(new Array(8).fill({ text: `good ${filled(letters, size)}`, language: 'en' }))
  // the classifier reads 5,000 letters of a text, so that only several show what those cost
  expect(await growth(1_250, textOf)).toBeLessThan(mostGrowth)
  expect(await growth(40_000, textOf)).toBeLessThan(mostGrowth)
})

test('what is longer than the classifiers read is not looked at', async () => {
  const textOf = (size: number) => () => comprehendClassifier.classify([{ text: filled('1 ', size), language: 'en' }])
  expect(await growth(250_000, textOf)).toBeLessThan(mostGrowth)
})

test('dates without years, and names of files', async () => {
  const withoutYears = (size: number) => () =>
    withYears(
      Array.from({ length: size }, () => ({ month: 2, day: 29 })),
      '2026-11-21',
    )
  expect(await growth(5_000, withoutYears)).toBeLessThan(mostGrowth)
  expect(await growth(40_000, (size) => () => fileNames([`${'. '.repeat(size)}x`], '.csv'))).toBeLessThan(mostGrowth)
  expect(await growth(500, (size) => () => fileNames(new Array(size).fill('the same'), '.csv'))).toBeLessThan(mostGrowth)
})
