import { describe, expect, test } from '@jest/globals'
import { readDate } from '../../readers/csv/dates.ts'
import { decode, ImportRefused } from '../../readers/csv/decode.ts'
import type { Reading } from '../../readers/csv/format.ts'
import { readNumber } from '../../readers/csv/numbers.ts'
import { readTables } from '../../readers/csv/table.ts'
import { withYears } from '../../readers/csv/years.ts'
import { formats } from './index.ts'

const today = '2026-11-21'
const utf8 = (text: string) => new TextEncoder().encode(text)

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))
}

function read(bytes: Uint8Array, network: 'facebook' | 'twitter' | 'tiktok' | 'youtube' | 'linkedin' = 'facebook'): Reading[] {
  return readTables(decode(bytes)).map((table) => {
    const format = Object.values(formats).find((one) => one.recognises(table))
    if (!format) throw new ImportRefused(`not recognised: ${table.header.join()}`)
    return format.read(table, { profileId: 'p', network, entityGid: 'g', today, todayUtc: today, timezone: 'UTC', dates: null, currency: null })
  })
}

describe('encodings and layout', () => {
  test('a Meta file in UTF-16 with sep=, and several stacked tables keeps each day under its own date across the US clock change', () => {
    const text =
      'sep=,\n"Facebook reach"\n"Date","Primary"\n"2025-03-09T01:00:00","5"\n"2025-03-10T00:00:00","7"\n\n"Follows"\n"Date","Primary"\n"2025-03-09T01:00:00","1"\n'
    const [reach, follows] = read(utf16(text))
    expect(reach?.days).toEqual([
      { date: '2025-03-09', values: { reach: 5 } },
      { date: '2025-03-10', values: { reach: 7 } },
    ])
    expect(follows?.days).toEqual([{ date: '2025-03-09', values: { followers_gained: 1 } }])
  })

  test('a stray line that cannot be read is skipped with its line number, the rest is kept', () => {
    const csv = '\uFEFFdate,impressions\n2026-01-01,10\nExported by someone,\n2026-01-02,-3\n2026-01-02,4\n2030-01-01,9\n2026-01-03,"1,234"\n2026-01-04,many\n'
    const [reading] = read(utf8(csv))
    expect(reading?.days.map((day) => [day.date, day.values.impressions])).toEqual([
      ['2026-01-01', 10],
      ['2026-01-02', -3],
      ['2026-01-03', 1234],
    ])
    expect(reading?.skipped.map((one) => one.line)).toEqual([3, 5, 6, 8])
  })

  test('a quoted text over several lines does not shift the line numbers after it', () => {
    const csv = 'id,published_at,text,impressions\n1,2026-01-01,"two\nlines",5\n2,never,x,6\n'
    const [reading] = read(utf8(csv))
    expect(reading?.posts[0]?.text).toBe('two\nlines')
    expect(reading?.skipped).toEqual([{ line: 4, reason: 'The row has no readable publish time.' }])
  })

  test.each([
    ['an empty file', new Uint8Array()],
    ['only blanks', utf8(' \n\n')],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
    ['a zip', utf8('PK\u0003\u0004rest')],
    ['bytes', new Uint8Array([1, 2, 0, 3, 4])],
    ['two unrelated lines', utf8('a,b\n1,2\n')],
    ['one line', utf8('hello')],
  ])('%s is refused in one sentence', (_, bytes) => {
    expect(() => read(bytes)).toThrow(ImportRefused)
  })
})

describe('values', () => {
  test.each([
    ['1,234', 1234],
    ['-12', -12],
    ['9.5%', 9.5],
    ['', null],
    ['undefined', null],
    ['-', null],
    ['abc', undefined],
    ['1e3', 1000],
  ])('%s reads as %s', (cell, value) => expect(readNumber(cell)).toBe(value))

  test.each([
    ['Thu, Sep 11, 2025', '2025-09-11'],
    ['Thu Mar 20 2025', '2025-03-20'],
    ['Jun 7, 2020', '2020-06-07'],
    ['02/16/2025 05:14', '2025-02-16'],
    ['2025-01-01T01:00:00', '2025-01-01'],
    ['2025-02-29', null],
    ['Total', null],
  ])('%s is the date %s', (cell, date) => expect(readDate(cell)).toBe(date))

  test('dates without a year run back from the latest one not after today, over the turn of the year and 29 February', () => {
    const days = [
      { month: 2, day: 29 },
      { month: 12, day: 31 },
      { month: 1, day: 1 },
    ]
    expect(withYears(days, '2025-06-01')).toEqual(['2024-02-29', '2024-12-31', '2025-01-01'])
  })
})

describe('days', () => {
  test.each([
    ['tiktok', 'Date,Total Viewers,New Viewers,Returning Viewers\nNovember 1,undefined,0,0\nNovember 2,40,30,10\n', [{ reach: null }, { reach: 40 }]],
    ['linkedin', 'Date,Total page views (total),Total unique visitors (total)\n11/01/2026,12,7\n', [{ profile_visits: 12 }]],
  ] as const)('%s tells more of a profile in files of their own', (network, csv, expected) => {
    expect(read(utf8(csv), network).flatMap(({ days }) => days.map(({ values }) => values))).toEqual(expected)
  })

  test('what people did can be taken back, how many follow cannot be below zero', () => {
    const followers = 'Date,Followers,Difference in followers from previous day\n2026-11-01,100,0\n2026-11-02,-3,-103\n'
    const [levels] = read(utf8(followers), 'tiktok')
    expect([levels?.days.length, levels?.skipped]).toEqual([1, [{ line: 3, reason: '"-3" in the column Followers is below zero.' }]])
  })
})

describe('posts', () => {
  test('an X post is dated to the millisecond by its id', () => {
    const header = 'Post id,Date,Post text,Link,Impressions,Likes,Engagements\n'
    const [reading] = read(utf8(`${header}1902622306553184746,Thu Mar 20 2025,gm,https://x.com/a/status/1,33,1,2\n`), 'twitter')
    expect(reading?.posts[0]).toMatchObject({ publishedAt: '2025-03-20T07:24:41.552Z', measures: { impressions: 33, reactions: 1, engagements: 2 } })
  })

  test('a YouTube video without a publish time counts with the newest of the file, and the result says so; the Total row does not count', () => {
    const csv =
      'Content,Video title,Video publish time,Views,Watch time (hours),Impressions,Impressions click-through rate (%),Subscribers\nTotal,,,30,3,,,\naaaaaaaaaa-,A,"Jun 7, 2020",20,2,100,5,-1\nbbbbbbbbbb_,B,,10,1,,,\nShowing top 500 results,,,,,,,\n'
    const [reading] = read(utf8(csv), 'youtube')
    expect(reading?.posts.map((post) => [post.id, post.publishedAt.slice(0, 10), post.measures.video_views])).toEqual([
      ['aaaaaaaaaa-', '2020-06-07', 20],
      ['bbbbbbbbbb_', '2020-06-07', 10],
    ])
    expect(reading?.posts[0]?.measures).toMatchObject({ watch_time_min: 120, thumb_clicks: 5, followers_gained: -1 })
    expect(reading?.notes).toHaveLength(1)
    expect(reading?.skipped.map(({ line }) => line)).toEqual([2, 5])
  })
})
