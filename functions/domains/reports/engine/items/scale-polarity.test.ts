import { expect, test } from '@jest/globals'
import type { BlockData } from '../../../../../shared/blocks/index.ts'
import { inboxActivity } from '../../../../../shared/reports/types/inbox-activity/definition.ts'
import { reviews } from '../../../../../shared/reports/types/reviews/definition.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../../test/builders/items.ts'
import { aMessage } from '../../../../../test/builders/message.ts'
import { aReview } from '../../../../../test/builders/review.ts'

const dates = { range: ['2026-03-08', '2026-03-14'], prior: ['2026-03-01', '2026-03-07'] } as const

/** The polarity of each part of a dimension, by the label it has in a chart, a bar or a row. */
function polaritiesIn(block: BlockData): Record<string, string | undefined> {
  if (block.kind === 'column') return Object.fromEntries(block.values.map(({ key, polarity }) => [key, polarity]))
  if (block.kind === 'bar') return Object.fromEntries(block.values.map(({ key, figure }) => [key, figure.polarity]))
  if (block.kind !== 'table') return {}
  const column = block.header.find(({ key }) => key === 'reviews_received')
  return Object.fromEntries(block.values.map((row) => [String(row.name?.value), row.reviews_received?.polarity ?? column?.polarity]))
}

const starred = { 5: 'higher', 4: 'higher', 3: 'neutral', 2: 'lower', 1: 'lower', recommends: 'higher', recommends_not: 'lower' }

async function reviewReport() {
  const stars = [1, 2, 3, 4, 5].map((given) => aReview(`s${given}`, '2026-03-09T10:00:00Z', { stars: given, reply: null }))
  const told = [true, false].map((recommends) => aReview(`r${recommends}`, '2026-03-10T10:00:00Z', { recommends, reply: null }))
  const at = '2026-03-11T00:00:00Z'
  const waits = ['2026-03-11T00:30:00Z', '2026-03-11T10:00:00Z', '2026-03-13T00:00:00Z', '2026-03-20T00:00:00Z']
  const answered = waits.map((answeredAt, n) => aReview(`a${n}`, at, { reply: { text: 'Thanks', at: answeredAt } }))
  const all = [...stars, ...told, ...answered]
  const { crossChannel } = (await itemReportOf({ definition: reviews, profiles: [aProfile('p', 'google')], items: { reviews: all }, ...dates })).reports
  return crossChannel.report
}

test('more reviews of one star are worse, of five better, of three neither: in the chart over time, in bars and in rows', async () => {
  const sections = await reviewReport()
  const blocks = sections.flatMap(({ content }) => content)
  const found = blocks.filter(({ key }) => /by_rating|bars|rows/.test(key)).map(polaritiesIn)
  expect(found).toContainEqual(starred)
  expect(found.filter((one) => JSON.stringify(one) === JSON.stringify(starred))).toHaveLength(2)
  const table = blocks.find((block) => block.kind === 'table' && block.header.some(({ key }) => key === 'share_of_reviews'))
  expect(table && polaritiesIn(table)).toMatchObject({ '5 stars': 'higher', '3 stars': 'neutral', '1 star': 'lower', 'Does not recommend': 'lower' })
  // the total row is the figure of the tile
  expect(table?.kind === 'table' && [table.header.find(({ key }) => key === 'reviews_received')?.polarity, table.footer?.reviews_received?.polarity]).toEqual([
    'higher',
    undefined,
  ])
})

test('more answers that took long are worse, of reviews and of an inbox', async () => {
  const sections = await reviewReport()
  const [times] = sections.find(({ key }) => key === 'response_time')?.content ?? []
  expect(times && polaritiesIn(times)).toEqual({ hour: 'higher', day: 'higher', days: 'neutral', later: 'lower', none: 'lower' })
  const waits = ['09T10:05', '09T10:30', '09T13:00', '09T22:00', '11T10:00']
  const messages = waits.flatMap((answered, n) => [
    aMessage(`in${n}`, 'inbound', '2026-03-09T10:00:00.000Z', { conversation: `c${n}` }),
    aMessage(`out${n}`, 'outbound', `2026-03-${answered}:00.000Z`, { conversation: `c${n}`, member: { id: 'ada', name: 'Ada' } }),
  ])
  const { crossChannel } = (await itemReportOf({ definition: inboxActivity, profiles: [aProfile('p', 'facebook')], items: { messages }, ...dates })).reports
  const content = crossChannel.report.find(({ key }) => key === 'frt_dist')?.content ?? []
  const expected = { quarter: 'higher', hour: 'higher', hours: 'neutral', day: 'lower', later: 'lower' }
  expect(content.map(polaritiesIn)).toEqual([expected, expected])
})
