/** Files as people make them: what is understood, and what is refused in one sentence with nothing changed. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { reviewSource } from '../../../../shared/items/reviews.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { readItems } from '../../items/store/items.ts'
import { readPosts } from '../../posts/store.ts'
import { problemOf } from '../../readers/csv/columns.ts'
import { readSeries } from '../../series/store/series.ts'
import { importFiles } from './profile.ts'

const now = new Date('2026-11-21T09:00:00Z')
const account = 'acct'
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const bytes = (text: string) => new TextEncoder().encode(text)
const into = (id: string, files: readonly string[], format: 'auto' | 'generic-posts' | 'generic-reviews' = 'auto') =>
  importFiles({
    accountId: account,
    profile: aProfile(id, 'google', { available_from: null, timezone: 'Asia/Dubai' }),
    format,
    files: files.map((text, index) => ({ name: `${index + 1}.csv`, bytes: bytes(text) })),
    now,
  })
const kept = async (id: string) => {
  const [series] = await readSeries(account, [id], '2026-11-01', '2026-11-21')
  return [...(series?.measures.impressions ?? [])].filter((value) => !Number.isNaN(value))
}

const posts = 'id,published_at,text,impressions\n'
test.each([
  ['a BOM and line ends of Windows', '\uFEFFdate,impressions\r\n2026-11-01,5\r\n2026-11-02,7\r\n', [5, 7]],
  ['semicolons', 'date;impressions\n2026-11-01;5\n', [5]],
  ['tabs, and another order and case of columns', 'Impressions\tDATE\n5\t2026-11-01\n', [5]],
  ['blank lines and empty cells at the ends of lines', 'date,impressions,,\n2026-11-01,5,,\n\n,,,\n2026-11-02,6,,\n\n\n', [5, 6]],
  ['an empty cell, which is no zero', 'date,impressions,clicks\n2026-11-01,,3\n2026-11-02,0,3\n', [0]],
  ['a column of its own that nobody knows', 'date,impressions,note\n2026-11-01,5,"=SUM(A1), ☕️"\n', [5]],
])('%s: understood', async (name, csv, expected) => {
  await into(name, [csv])
  expect(await kept(name)).toEqual(expected)
})

test('emoji, right to left and texts that look like formulas come in as they are', async () => {
  await into('texts', [`${posts}1,2026-11-01,"قهوة ☕️🔥, نعم",5\n2,2026-11-02,=1+1,6\n`])
  expect((await readPosts(account, ['texts'], '2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z')).map(({ text }) => text)).toEqual(['قهوة ☕️🔥, نعم', '=1+1'])
})

test.each([
  ['2026-11-01T09:30:00+02:00', '2026-11-01T07:30:00.000Z'],
  ['2026-11-01 09:30', '2026-11-01T09:30:00.000Z'],
  ['2026-11-01', '2026-11-01T12:00:00.000Z'],
  ['11/01/2026', '2026-11-01T12:00:00.000Z'],
])('a time written as %s is the same for posts and for reviews', async (written, instant) => {
  await into(`at ${written}`, [`${posts}1,${written},one,5\n`, `id,created_at,recommends\n1,${written},1\n`])
  const days = ['2026-10-31T00:00:00Z', '2026-11-03T00:00:00Z'] as const
  expect((await readPosts(account, [`at ${written}`], ...days)).map(({ publishedAt }) => publishedAt)).toEqual([instant])
  const reviews = await readItems(reviewSource, account, [`at ${written}`], ...days)
  expect(reviews.map(({ createdAt, recommends }) => [createdAt, recommends])).toEqual([[instant, true]])
})

describe('refused, with nothing changed', () => {
  test.each([
    ['a stray line', 'date,impressions\n2026-11-01,5\nExported by someone\n', 'Line 3, column date: "Exported by someone" is not a date.'],
    ['a stray line between', 'date,impressions\n2026-11-01,5\nAll figures by us\n2026-11-02,6\n', 'Line 3: "All figures by us" is not a row of the table.'],
    ['a word for a number', 'date,impressions\n2026-11-01,many\n', 'Line 2, column impressions: "many" is not a number.'],
    ['a number beyond counting', 'date,impressions\n2026-11-01,1e300\n', 'Line 2, column impressions: "1e300" is not a number.'],
    ['a decimal comma in a count of people', 'date;followers\n2026-11-01;5,5\n', 'Line 2, column followers: "5,5" is not a whole number of zero or more.'],
    ['a formula for a number', 'date,impressions\n2026-11-01,=A1+1\n', 'Line 2, column impressions: "=A1+1" is a formula.'],
    [
      'thousands with a separator',
      'date,impressions\n2026-11-01,"1,234"\n',
      'Line 2, column impressions: "1,234" has a thousands separator. Write it as 1234.',
    ],
    ['a column twice', 'date,impressions,Impressions\n2026-11-01,5,6\n', 'The header line has the same column twice: impressions and Impressions.'],
    [
      'a review answered tomorrow',
      'id,created_at,stars,replied_at\n1,2026-11-01,5,2030-01-01\n',
      'Line 2: 2030-01-01 in the column replied_at is in the future.',
    ],
    [
      'a thread closed tomorrow',
      'id,direction,sent_at,conversation,closed_at\n1,inbound,2026-11-01,c,9999-01-01\n',
      'Line 2: 9999-01-01 in the column closed_at is in the future.',
    ],
    ['a day that is none', 'date,impressions\n2026-02-30,5\n', 'Line 2, column date: "2026-02-30" is not a date.'],
    ['an empty day', 'date,impressions\n,5\n', 'Line 2, column date: The cell is empty.'],
    ['a day twice', 'date,impressions\n2026-11-01,5\n2026-11-01,6\n', 'Line 3: An earlier row for 2026-11-01'],
    ['a day to come', 'date,impressions\n2026-11-01,5\n2027-01-01,5\n', 'Line 3: 2027-01-01 is in the future.'],
    [
      'a level below zero',
      'date,followers,reactions\n2026-11-01,5,-2\n2026-11-02,-1,3\n',
      'Line 3, column followers: "-1" is not a whole number of zero or more.',
    ],
    [
      'a task done tomorrow',
      'id,title,created_at,completed_at\n1,a,2026-11-01,2026-11-22\n',
      'Line 2: 2026-11-22 in the column completed_at is in the future.',
    ],
    [
      'a task reopened tomorrow',
      'id,title,created_at,completed_at,reopened_at\n1,a,2026-11-01,2026-11-02,2027-01-01\n',
      'Line 2: 2027-01-01 in the column reopened_at is in the future.',
    ],
    ['a text with a separator that is not quoted', `${posts}1,2026-11-01,Hello, world,5\n`, 'Line 2 has 5 cells, but the header has 4 columns.'],
    ['a time that is none', `${posts}1,soon,Hello,5\n`, 'Line 2, column published_at: "soon" is not a date or time.'],
    ['a post twice', `${posts}1,2026-11-01,a,5\n1,2026-11-02,b,5\n`, 'Line 3: An earlier row for the post 1'],
    ['a type that is none', 'id,published_at,type\n1,2026-11-01,poem\n', 'Line 2, column type: "poem" is not one of image, carousel'],
    ['a missing column', 'id,published,text\n1,2026-11-01,a\n', 'but its header line is missing the column published_at'],
    ['many wrong lines', 'date,impressions\nx,5\ny,5\nz,5\n', '2 more lines cannot be read.'],
    ['an empty file', '', 'The file is empty.'],
    ['a header alone', 'date,impressions\n', 'The file has no rows with data.'],
  ])('%s', async (name, csv, sentence) => {
    const whole = 'date,impressions\n2026-11-09,9\n'
    const format = csv.startsWith('id,published,') ? 'generic-posts' : 'auto'
    await expect(into(name, [csv], format)).rejects.toThrow(sentence)
    // nor is a file before it
    await expect(into(name, [whole, csv])).rejects.toThrow('2.csv: ')
    expect(await kept(name)).toEqual([])
    expect(await readPosts(account, [name], '2026-01-01T00:00:00Z', '2027-12-30T00:00:00Z')).toEqual([])
  })

  test.each([
    ['a post', 'id,published_at,text', (id: number, text: string) => `${id},2026-11-01,${text}`, 'text'],
    ['a review', 'id,created_at,stars,author', (id: number, text: string) => `${id},2026-11-01,5,${text}`, 'author'],
    ['a native export', 'Post id,Date,Post text,Link,Impressions', (id: number, text: string) => `${id},"Thu, Nov 20, 2025",${text},,1`, 'Post text'],
  ])('%s that no item can hold', async (name, header, row, column) => {
    const lines = Array.from({ length: 401 }, (_, at) => row(at, at === 200 ? 'ü'.repeat(250_000) : 'a'))
    const csv = `${header}\n${lines.join('\n')}\n`
    const sentence = `The text in the column ${column} has 250,000 characters, but a whole row can have only 380 KB`
    if (header.startsWith('Post')) {
      const profile = aProfile(name, 'twitter', { available_from: null })
      const [result] = await importFiles({ accountId: account, profile, format: 'auto', files: [{ name: 'x.csv', bytes: bytes(csv) }], now })
      expect([result?.written, result?.skipped[0]?.line, result?.skipped[0]?.reason]).toEqual([400, 202, expect.stringContaining(sentence)])
    } else {
      await expect(into(name, [csv])).rejects.toThrow(`Line 202: ${sentence}`)
      expect(await readPosts(account, [name], '2026-01-01T00:00:00Z', '2027-12-30T00:00:00Z')).toEqual([])
    }
  })

  test('what is kept together of one date, and labels of one profile, beyond what one item can hold', async () => {
    const parts = Array.from({ length: 5_000 }, (_, at) => `2026-11-01,search_keyword,${'w'.repeat(80)}${at},1`)
    await expect(into('parts', [`date,breakdown,part,impressions\n${parts.join('\n')}\n`])).rejects.toThrow(
      'There are too many rows for 2026-11-01: the limit for one date is',
    )
    const labelled = (from: number) => Array.from({ length: 2_000 }, (_, at) => `${from + at},2026-11-01,${'l'.repeat(100)}${from + at}`)
    await into('labels', [`id,published_at,labels\n${labelled(0).join('\n')}\n`])
    await expect(into('labels', [`id,published_at,labels\n${labelled(2000).join('\n')}\n`])).rejects.toThrow('more than 380 KB of different labels')
    expect(await readPosts(account, ['labels'], '2026-01-01T00:00:00Z', '2027-12-30T00:00:00Z')).toHaveLength(2_000)
  })

  test('one wrong line among many thousands', async () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => `${at},2026-11-01,text,5`)
    await expect(into('huge', [`${posts}${rows.join('\n')}\nlast,2026-11-01,text,x\n`])).rejects.toThrow('Line 60002, column impressions: "x" is not a number.')
    expect(await readPosts(account, ['huge'], '2026-01-01T00:00:00Z', '2027-12-30T00:00:00Z')).toEqual([])
  })
})

test('posts as large as one item can hold come in, however many stand beside each other', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `${at},2026-11-01,${'a'.repeat(379_500)},5`)
  await into('large', [`${posts}${rows.join('\n')}\n`])
  expect(await readPosts(account, ['large'], '2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z')).toHaveLength(20)
})

test.each(['2026-02-29T10:00:00Z', '2026-02-30 10:00', '2026-11-01T24:00:00Z', '2026-11-01T10:60Z', '2026-11-01T10:00+14:01', '2026-11-01T9:30'])(
  '%s is no time: it is not moved to another',
  (text) => expect(problemOf('instant', text)).toContain('is not a date or time'),
)

test('today is the day of the profile where it began already', async () => {
  const late = new Date('2026-11-20T21:30:00Z')
  const profile = aProfile('east', 'google', { available_from: null, timezone: 'Asia/Dubai' })
  const files = [{ name: 'x.csv', bytes: bytes('date,impressions\n2026-11-21,4\n') }]
  await importFiles({ accountId: account, profile, format: 'auto', files, now: late })
  expect(await kept('east')).toEqual([4])
})

test.each([
  ['count', '1.5', 'is not a whole number'],
  ['count', '-1', 'is not a whole number'],
  ['amount', '-0.5', 'is below zero'],
  ['timezone', 'Mars/X', 'is not a timezone'],
  ['timezone', '-1', 'is not a timezone'],
  ['date or total', 'soon', 'is not a date'],
  ['yes or no', 'maybe', 'is neither yes nor no'],
  ['countries', 'GB12', 'is not a list of countries'],
  ['instants', '2026-11-01|later', 'is not a list of times'],
] as const)('a cell of the kind "%s" that says %s %s', (kind, cell, sentence) => expect(problemOf(kind, cell)).toContain(sentence))
