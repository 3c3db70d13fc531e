/** Native exports that somebody opened and saved again: each is read as what it was, or refused in a sentence. */
import { expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { nothingSaid } from '../../../../test/builders/nothing-said.ts'
import { readContext } from '../../../../test/builders/read-context.ts'
import { workbook } from '../../../../test/builders/workbook.ts'
import { readForProfile } from '../../import/targets/read-for-profile.ts'
import { ImportRefused } from './decode.ts'

type Given = string | Uint8Array
async function into(network: NetworkCode, given: Given | readonly Given[]): Promise<string | { days: object; posts: object; notes: string[] }> {
  const context = readContext(network)
  const all = typeof given === 'string' || given instanceof Uint8Array ? [given] : given
  const files = all.map((one, at) => ({ name: `${at + 1}.csv`, bytes: typeof one === 'string' ? new TextEncoder().encode(one) : one }))
  try {
    const read = await readForProfile({ profile: { network, username: null }, format: 'auto', of: null, files }, context, nothingSaid)
    const days = new Map<string, object>()
    for (const { date, values } of read.flatMap(({ reading }) => reading.days)) days.set(date, { ...days.get(date), ...values })
    return {
      days: Object.fromEntries(days),
      posts: Object.fromEntries(
        read.flatMap(({ reading }) => reading.posts.map(({ id, publishedAt, type, measures }) => [id, { publishedAt, type, ...measures }])),
      ),
      notes: read.flatMap(({ reading }) => reading.notes),
    }
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
}

const reach = { '2025-03-09': { reach: 1500 }, '2025-03-10': { reach: 7 } }

test.each([
  ['a tab behind the title', 'Facebook reach\t\nDate,Primary\n2025-03-09T01:00:00,1500\n2025-03-10T00:00:00,7\n'],
  ['blanks and separators behind the title', '"Facebook reach  ",,\nDate,Primary,,\n2025-03-09T01:00:00,1500,,\n2025-03-10T00:00:00,7,,\n'],
  ['rows padded with semicolons under sep=', 'sep=;;;\nFacebook reach;;;\nDate;Primary;;\n2025-03-09T01:00:00;1500;;\n2025-03-10T00:00:00;7;;\n'],
  ['sep= in quotes and a byte order mark', '\uFEFF"sep=;"\n"Facebook reach"\n"Date";"Primary"\n"2025-03-09T01:00:00";"1500"\n"2025-03-10T00:00:00";"7"\n'],
  ['tabs and blanks in the header', 'Facebook reach\nDate\t Primary \n2025-03-09T01:00:00\t1500\n2025-03-10T00:00:00\t7\n'],
  ['days with points and thousands with blanks', 'Facebook reach;\nDate;Primary\n09.03.2025 01:00;1 500\n10.03.2025 00:00;7\n'],
  ['days of the United States, thousands with commas', 'Facebook reach,\nDate,Primary\n3/9/2025 1:00,"1,500"\n3/10/2025 0:00,7\n'],
  ['years first', 'Facebook reach\nDate;Primary\n2025/03/09;1500\n2025/03/10;7\n'],
  ['months by name', 'Facebook reach\nDate;Primary\n9-Mar-25;1500\n10-Mar-25;7\n'],
  ['months by their German names', 'Facebook reach\nDate;Primary\n09. März 2025;1’500\n10. März 2025;7\n'],
])('a table of Meta with %s', async (_, text) => {
  expect(await into('facebook', text)).toMatchObject({ days: reach })
})

test('tables that were padded to the widest stay tables of their own', async () => {
  const text = 'Facebook reach,\nDate,Primary\n2025-03-09,5\n,\nFacebook visits,\nDate,Primary\n2025-03-09,6\nFacebook follows,\nDate,Primary\n2025-03-09,7\n'
  expect(await into('facebook', text)).toMatchObject({ days: { '2025-03-09': { reach: 5, profile_visits: 6, followers_gained: 7 } } })
})

test('days that may be two are refused, whatever program wrote them', async () => {
  const rows = (...days: string[]) => `Facebook reach\nDate;Primary\n${days.map((day, at) => `${day};${at}`).join('\n')}\n`
  const unclear = 'could be day first or month first'
  // the first days of February, saved in London
  expect(await into('facebook', rows('02/01/2025', '02/02/2025', '02/03/2025'))).toMatchObject({ days: { '2025-02-03': { reach: 2 } } })
  expect(await into('facebook', rows('01/02/2025', '02/02/2025', '03/02/2025'))).toContain(unclear)
  // all of February: what could be a day was made one, and the rest left as it was
  expect(await into('facebook', rows('02.11.2025', '02.12.2025', '02/13/2025'))).toContain(unclear)
  expect(await into('facebook', rows('2025-11-02', '2025-12-02', '02/13/2025'))).toContain(unclear)
  expect(await into('facebook', rows('2025-01-02', '2025-02-02', '2025-03-02'))).toContain(unclear)
  expect(await into('facebook', rows('13/02/2025', '14/02/2025'))).toMatchObject({
    days: { '2025-02-14': { reach: 1 } },
    notes: [expect.stringContaining('are read day first')],
  })
})

const postHeader = ['Post ID', 'Page ID', 'Page name', 'Title', 'Publish time', 'Permalink', 'Post type', 'Date', 'Views', 'Reach', 'Seconds viewed']
const post = (id: string, time: string, type: string, figures: readonly string[]) => [
  id,
  '7',
  'Northbound',
  'Hi; all, of you',
  time,
  `https://www.facebook.com/${id}`,
  type,
  'Lifetime',
  ...figures,
]
const csv = (rows: readonly (readonly string[])[], separator: string) =>
  `${[postHeader, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\n')}\n`

test('posts saved with decimal commas, in the time of another country and with types in the singular are the same posts', async () => {
  const native = await into(
    'facebook',
    csv([post('101', '02/16/2025 17:05', 'Photos', ['12400', '9100', '90.5']), post('102', '02/17/2025 03:36', 'Reels', ['1250', '800', '30'])], ','),
  )
  expect(native).toMatchObject({
    posts: {
      101: { publishedAt: '2025-02-17T01:05:00.000Z', type: 'image', impressions: 12400, reach: 9100, watch_time_min: 90.5 / 60 },
      102: { type: 'reel' },
    },
  })
  const german = [post('101', '16.02.2025 17:05', 'Photo', ['12.400', '9.100', '90,5']), post('102', '17.02.2025 03:36', 'Reel', ['1.250', '800', '30'])]
  expect(await into('facebook', csv(german, ';'))).toEqual(native)
  const american = [post('101', '2/16/2025 5:05 PM', 'Photo', ['12,400', '9,100', '90.5']), post('102', '2/17/2025 3:36 AM', 'Reel', ['1,250', '800', '30'])]
  expect(await into('facebook', csv(american, '\t'))).toEqual(native)
})

test.each([
  ['Photo', 'image'],
  ['Photos', 'image'],
  ['Video', 'video'],
  ['Reel', 'reel'],
  ['Story', 'story'],
  ['Stories', 'story'],
  ['Link', 'link'],
  ['Text', 'text'],
  ['IG image', 'image'],
  ['IG carousel', 'carousel'],
  ['IG reel', 'reel'],
])('the type %s of Meta is %s', async (name, type) => {
  expect(await into('facebook', csv([post('101', '02/16/2025 17:05', name, ['1', '1', ''])], ','))).toMatchObject({ posts: { 101: { type } }, notes: [] })
})

test('a type that nobody knows is told and not taken for one in silence', async () => {
  expect(await into('facebook', csv([post('101', '02/16/2025 17:05', 'Hologram', ['1', '1', ''])], ','))).toMatchObject({
    notes: ['1 post has an unknown type and is shown as text.'],
  })
})

test('a count written as 1.500 alone may be 1.5, so it is refused until something tells', async () => {
  expect(await into('facebook', 'Facebook reach\nDate;Primary\n2025-03-09;1.500\n2025-03-10;7\n')).toContain('"1.500" could also mean 1500')
  expect(await into('facebook', 'Facebook reach\nDate;Primary\n2025-03-09;1.234.500\n2025-03-10;1.500\n')).toMatchObject({
    days: { '2025-03-10': { reach: 1500 } },
  })
})

test('each sheet of a workbook is a table, named by itself where no line over it does', async () => {
  const rows = (value: number) => [
    ['Date', 'Primary'],
    [{ at: '2025-03-09T01:00:00', shown: 'm/d/yyyy h:mm' }, value],
  ]
  const read = await into(
    'facebook',
    workbook([
      { name: 'Facebook reach', rows: rows(5) },
      { name: 'Sheet2', rows: [['Facebook visits'], [null], ...rows(6)] },
    ]),
  )
  expect(read).toMatchObject({ days: { '2025-03-09': { reach: 5, profile_visits: 6 } } })
})

test('TikTok’s days without years stay so in a workbook, whose cells have the year in which it was opened', async () => {
  const day = (at: string) => ({ at, shown: 'd-mmm' })
  const rows = [
    ['Date', 'Followers', 'Difference in followers from previous day'],
    [day('2026-12-31'), 100, 0],
    [day('2026-01-01'), 101, 1],
  ]
  const text = 'Date,Followers,Difference in followers from previous day\n31-Dec,100,0\n1-Jan,101,1\n'
  for (const file of [text, workbook([{ name: 'FollowerHistory', rows }])])
    expect(await into('tiktok', file)).toContain('The dates have no year, and the last day is ')
})
