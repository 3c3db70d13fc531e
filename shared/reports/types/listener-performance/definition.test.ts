import { expect, test } from '@jest/globals'
import { itemReportOf } from '../../../../test/builders/items.ts'
import { listenerPerformance } from './definition.ts'

const mention = (id: string, day: string, queries: string[], author: string | null, more: object = {}) => ({
  id,
  listenerId: 'l',
  at: `2026-03-${day}T10:00:00Z`,
  source: 'twitter',
  queries,
  text: `Mug ${id}`,
  url: null,
  author: author && { id: author, name: author, followers: 100 },
  country: null,
  language: null,
  engagements: Number(id),
  repost: false,
  score: null,
  sentiment: null,
  ...more,
})
const run = (mentions: unknown[], queries?: string[]) =>
  itemReportOf({ definition: listenerPerformance, profiles: [], items: { mentions }, range: ['2026-03-01', '2026-03-10'], queries })
const tiles = (report: Awaited<ReturnType<typeof run>>) => Object.fromEntries(report.reports.crossChannel.summary.map(({ key, value }) => [key, value]))

const mentions = [
  mention('1', '01', ['Ours'], 'ann'),
  mention('2', '02', ['Ours', 'Theirs'], 'ann', { source: 'news' }),
  mention('3', '03', ['Theirs'], null),
  mention('4', '03', ['Ours'], 'ann', { country: 'GB' }),
]

test('an author of two days is one, of two sources two; a mention of two brands counts for both', async () => {
  expect(tiles(await run(mentions, ['Ours', 'Theirs']))).toEqual({
    mentions: 4,
    unique_authors: 2,
    potential_reach: 300,
    engagements: 10,
    sentiment_score: null,
    share_of_voice: 60,
  })
})

test('a listener of one query has nobody to share its voice with', async () => {
  const report = await run(mentions, ['Ours'])
  expect(Object.keys(tiles(report))).not.toContain('share_of_voice')
  expect(report.reports.crossChannel.report.map(({ key }) => key)).not.toContain('sov')
})

test('a peak is a day beyond two standard deviations, told with its word; unknown countries are counted in the subtitle', async () => {
  const many = Array.from({ length: 9 }, (_, i) => mention(`${i + 10}`, '07', ['Ours'], null, { text: 'Latte art' }))
  const { crossChannel } = (await run([...mentions, ...many], ['Ours'])).reports
  const section = (key: string) => crossChannel.report.find((one) => one.key === key)
  const peaks = section('peaks')?.content[0]
  expect(peaks?.kind === 'text' && peaks.facts).toEqual([{ label: '7 Mar 2026', value: '9 mentions, most often "art"' }])
  expect(section('countries')?.subTitle).toBe('12 of 13 mentions have no country')
})
