import { expect, test } from '@jest/globals'
import { aPost, aProfile } from '../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import type { ComparedProfile } from '../../../public-profiles.ts'
import type { Report } from '../../report.ts'
import { competitor } from './definition.ts'

const ours = aProfile('ours', 'instagram', { name: 'Ours' })
const rival = aProfile('rival', 'instagram', { name: 'Rival' })
const shy = aProfile('shy', 'instagram', { name: 'Shy' })
const late = aProfile('late', 'instagram', { name: 'Late', available_from: '2026-03-06' })
const profiles = [ours, rival, shy, late]
const page = ({ id, network, name, available_from: since }: typeof ours, more: Partial<ComparedProfile> = {}): ComparedProfile => ({
  id,
  network,
  name,
  username: null,
  own: id === 'ours',
  brand: id,
  since,
  state: 'shown',
  ...more,
})
const pages = profiles.map((one) => page(one))
const day = (profileId: string, date: string, followers: number) => ({ id: `${profileId} ${date}`, profileId, date, followers })
const post = (id: string, profile: typeof ours, at: string, measures: object, more: object = {}) => aPost(id, profile, `${at}T10:00:00Z`, measures, more)

const followers = [
  day('ours', '2026-02-28', 1000),
  day('ours', '2026-03-01', 1010),
  day('ours', '2026-03-05', 1050),
  day('ours', '2026-03-10', 1100),
  // read in the whole of both ranges: no hole is longer than a level is carried
  day('rival', '2026-02-19', 2000),
  day('rival', '2026-02-26', 2000),
  day('rival', '2026-02-28', 2000),
  day('rival', '2026-03-02', 1900),
  day('rival', '2026-03-10', 1800),
  day('shy', '2026-03-01', 500),
  day('shy', '2026-03-10', 510),
  day('late', '2026-03-06', 300),
  day('late', '2026-03-10', 330),
]
const posts = [
  // 30 of 1,050 followers on its own day; shares of Instagram are shown to nobody
  post('a', ours, '2026-03-05', { reactions: 20, comments: 10, shares: 99 }),
  // no level on its day: that of the end
  post('b', ours, '2026-03-07', { reactions: 40, comments: 4 }, { type: 'video' }),
  post('story', ours, '2026-03-07', { reactions: 9000 }, { type: 'story' }),
  post('c', rival, '2026-03-02', { reactions: 95 }),
  post('d', shy, '2026-03-03', { comments: 7 }),
  post('e', shy, '2026-03-04', { reactions: 50, comments: 7 }),
  post('f', late, '2026-03-10', { reactions: 33 }),
  post('g', late, '2026-02-25', { reactions: 70 }),
]
const run = (more: Partial<Parameters<typeof itemReportOf>[0]> = {}) =>
  itemReportOf({
    definition: competitor,
    profiles,
    items: { followers, posts },
    range: ['2026-03-01', '2026-03-10'],
    prior: ['2026-02-19', '2026-02-28'],
    context: { pages },
    ...more,
  })
const tiles = (report: Report) => Object.fromEntries(report.reports.crossChannel.summary.map(({ key, value }) => [key, value]))
const block = (report: Report, section: string, key?: string) =>
  report.reports.crossChannel.report.find((one) => one.key === section)?.content.find((one) => key === undefined || one.key === key)
function rows(report: Report) {
  const table = block(report, 'comparison')
  if (table?.kind !== 'table') throw new Error('no table')
  const cells = (row: (typeof table.values)[number]) => Object.fromEntries(Object.entries(row).map(([key, { value }]) => [key, value]))
  return { values: table.values.map(cells), footer: cells(table.footer ?? {}) }
}

test('the tiles are of the own profile alone; its rate is made of sums, each post over the followers of its day', async () => {
  expect(tiles(await run())).toEqual({
    own_followers: 1100,
    own_growth_pct: 10,
    own_posts: 2,
    own_public_engagements: 74,
    own_er_followers_post: (74 / (1050 + 1100)) * 100,
    // rival: 95 / 1900 = 5 %, late: 33 / 330 = 10 %
    rank: 3,
  })
})

test('own first, then by followers; likes that are hidden are no likes of 0; the last row is a median and no sum', async () => {
  const { values, footer } = rows(await run())
  expect(values.map(({ name }) => name)).toEqual(['Ours', 'Rival', 'Shy', 'Late'])
  expect(values[1]).toMatchObject({ page_net_growth: -200, page_growth_pct: -10, page_posts_per_day: 0.1, page_er: 5 })
  expect(values[2]).toMatchObject({ page_posts: 2, page_public_engagements: null, page_eng_per_post: null, page_er: null })
  // with nothing to rank by, the latest
  const top = block(await run(), 'top_posts', 'posts_3')
  expect(top?.kind === 'table' && top.values.map(({ published }) => published?.value)).toEqual(['2026-03-04T10:00:00Z', '2026-03-03T10:00:00Z'])
  // tracked within the range: nothing is known before it
  expect(values[3]).toMatchObject({ page_net_growth: 30, page_growth_pct: null })
  // not the same pages stand in the middle of both ranges
  const table = block(await run(), 'comparison')
  const growths = table?.kind === 'table' ? [table.values[1]?.page_posts?.growth?.kind, table.footer?.page_posts?.growth?.kind ?? 'none'] : []
  expect(growths).toEqual(['new', 'none'])
  expect(footer).toMatchObject({
    name: 'Median',
    page_followers: (1100 + 510) / 2,
    page_posts: 1.5,
    page_public_engagements: 74,
    page_growth_pct: 0,
    page_er: 5,
  })
})

test('types are shares of the posts of each page, one colour a type', async () => {
  const bars = block(await run(), 'types')
  if (bars?.kind !== 'bar') throw new Error('no bars')
  const of = (page: string) => bars.values.find(({ key }) => key === page)
  expect([of('ours')?.figure.value, of('ours')?.parts?.map(({ key, share }) => [key, share])]).toEqual([
    2,
    [
      ['image', 50],
      ['video', 50],
    ],
  ])
  // counted posts are figures however few; a mean of one would be none
  const times = block(await run(), 'times')
  expect(times?.kind === 'heatmap' && times.counted).toBe(true)
  expect(of('rival')?.parts?.map(({ key, color, share }) => [key, color, share])).toEqual([['image', of('ours')?.parts?.[0]?.color, 100]])
})

test('a competitor tracked later is in no prior figure; every line is 100 on the first common day', async () => {
  const report = await run()
  const column = block(report, 'engagement')
  if (column?.kind !== 'column') throw new Error('no column')
  expect(column.values.map(({ key, prior }) => [key, (prior ?? []).some((value) => value !== null)])).toEqual([
    ['late', false],
    ['ours', false],
    ['rival', false],
  ])
  const line = block(report, 'audience', 'indexed')
  if (line?.kind !== 'line') throw new Error('no line')
  // 6 March, when the last of them has its first figure
  const of = (key: string) => line.values.find((one) => one.key === key)?.values
  expect(of('late')?.at(-1)).toBeCloseTo(110, 9)
  expect(of('ours')?.at(-1)).toBeCloseTo((1100 / 1050) * 100, 9)
  expect(of('ours')?.slice(0, 5)).toEqual([null, null, null, null, null])
  expect(line.total?.value).toBeNull()
})

test('what is still read, what can no longer be read and what hides its likes is said', async () => {
  const waiting = page(aProfile('new', 'instagram', { name: 'New' }), { state: 'waiting', own: false })
  const report = await run({ context: { pages: [...pages.map((one) => (one.id === 'rival' ? { ...one, state: 'lost' as const } : one)), waiting] } })
  expect(report.notes).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Rival can no longer be read'),
      expect.stringContaining('Shy hides its likes'),
      expect.stringContaining('Late has been tracked since'),
    ]),
  )
  expect(report.authorNotes?.notes).toEqual([expect.stringContaining('recently connected competitor profiles')])
  expect(rows(report).values.map(({ name }) => name)).toEqual(['Ours', 'Rival', 'Shy', 'Late'])
})

test('growth goes as that of every level: no end known, or one day alone, is no growth and in no median; posts are of the days it was tracked', async () => {
  const { values, footer } = rows(
    await run({
      items: {
        // one of them from before it was tracked
        posts: [post('f', late, '2026-03-10', { reactions: 33 }), post('h', late, '2026-03-02', { reactions: 5 })],
        followers: [
          // the day before is missing: from the first of the range
          ...['2026-02-27', '2026-03-02', '2026-03-10'].map((date, at) => day('ours', date, [1000, 1020, 1100][at] ?? 0)),
          // lost more than a week before the end
          ...['2026-02-28', '2026-03-02'].map((date) => day('rival', date, 2000)),
          day('shy', '2026-03-10', 510),
          ...['2026-03-06', '2026-03-10'].map((date, at) => day('late', date, 300 + 30 * at)),
        ],
      },
    }),
  )
  expect(Object.fromEntries(values.map((row) => [row.name, [row.page_net_growth, row.page_growth_pct ?? null]]))).toEqual({
    Ours: [80, null],
    Rival: [null, null],
    Shy: [null, null],
    Late: [30, null],
  })
  expect(footer).toMatchObject({ page_net_growth: (80 + 30) / 2 })
  // of the five days since 6 March
  expect(values.find(({ name }) => name === 'Late')).toMatchObject({ page_posts_per_day: 1 / 5 })
})
