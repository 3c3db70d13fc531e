/** Rows that a file ends with, or in which a network wrote an error: what is whole is read, and nothing is missing that nobody can add. */
import { expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { nothingSaid } from '../../../../test/builders/nothing-said.ts'
import { readContext } from '../../../../test/builders/read-context.ts'
import { dayFirstDates, openDates } from '../../import/mappings/left-open.ts'
import { readForProfile } from '../../import/targets/read-for-profile.ts'
import { ImportRefused } from './decode.ts'

async function into(network: NetworkCode, text: string) {
  const context = readContext(network)
  const files = [{ name: 'x.csv', bytes: new TextEncoder().encode(text) }]
  try {
    const [file] = await readForProfile({ profile: { network, username: null }, format: 'auto', of: null, files }, context, nothingSaid)
    const { days = [], posts = [], skipped = [], gaps = [], notes = [] } = file?.reading ?? {}
    return { days: days.map(({ date, values }) => [date, values.impressions]), posts: posts.map(({ id }) => id), skipped, gaps, notes }
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
}

const overview = 'Date,Video Views,Profile Views,Likes\n'
test('the last row of an export without a line break is read when it has all its cells, and the result asks to look at it', async () => {
  expect(await into('tiktok', `${overview}"November 19",5,1,1\n"November 20",60,1,12`)).toMatchObject({
    days: [
      ['2026-11-19', 5],
      ['2026-11-20', 60],
    ],
    ...{ skipped: [], gaps: [] },
    notes: [expect.stringContaining('The dates have no year'), 'The file ends without a line break. Please check that line 3 is complete.'],
  })
  const x = 'Date,Impressions,Engagements,New follows,Unfollows\n'
  expect(await into('twitter', `${x}2026-11-19,5,1,1,0\n2026-11-20,60,1,1`)).toMatchObject({
    days: [['2026-11-19', 5]],
    skipped: [{ line: 3, reason: 'The file ends in the middle of this row.' }],
  })
})

test('a row in which Meta wrote an error is named and no gap', async () => {
  const header = 'Post ID,Publish time,Permalink,Post type,Date,Reach\n'
  const post = '7,10/02/2026 10:00,https://www.facebook.com/p/7,Photos,Lifetime,5\n'
  expect(await into('facebook', `${header}${post}An error occurred while loading this post,,,,,\n${post.replaceAll('7', '8')}`)).toMatchObject({
    posts: ['7', '8'],
    skipped: [{ line: 3, reason: expect.stringContaining('The network exported an error') }],
    gaps: [],
  })
})

test('a total of YouTube that its rows do not add up to is told; of people no sum is asked', async () => {
  const csv = (views: number) =>
    `Content,Video title,Video publish time,Unique viewers,Views,Watch time (hours)\nTotal,,,900,${views},50.5\nAAAAAAAAAAA,One,"Feb 19, 2026",500,600,30.5\nBBBBBBBBBBB,Two,"Feb 20, 2026",500,400,20\n`
  expect(await into('youtube', csv(1000))).toMatchObject({ notes: [], gaps: [] })
  expect(await into('youtube', csv(1500))).toMatchObject({
    notes: [
      'The total in line 2 does not match its rows: Views is 1,500, and the rows add up to 1,000. YouTube Studio exports at most 500 rows, so videos may be missing. Reports on these days will say so until you import a complete file.',
    ],
    gaps: [
      {
        ...{ of: 'posts', from: '2026-02-19', to: '2026-02-20', rows: 1 },
        total: 'The total in line 2 does not match its rows: Views is 1,500, and the rows add up to 1,000.',
      },
    ],
  })
})

test('a text that looks like a date stays a text', async () => {
  const table = {
    title: null,
    line: 1,
    header: ['id', 'created_at', 'Post text', 'Tag'],
    rows: [{ line: 2, cells: ['a', '2026-10-04', '25/12/2025', '01/02/2026'] }],
  }
  expect([dayFirstDates(table), openDates(table)]).toEqual([[], [3]])
  expect(openDates(table, { Tag: 'text' })).toEqual([])
})
