import { expect, test } from '@jest/globals'
import { aProfile } from '../../../../test/builders/facts.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import type { SentimentLabel } from '../../../items/fields.ts'
import { sentiment } from './definition.ts'

const review = (id: string, day: string, score: number | null, label: SentimentLabel | null, text = 'Great coffee') => ({
  id,
  profileId: 'p',
  network: 'google',
  createdAt: `2026-03-${day}T10:00:00Z`,
  stars: 5,
  recommends: null,
  text,
  author: null,
  url: null,
  language: null,
  score,
  sentiment: label,
})
const run = (reviews: unknown[]) =>
  itemReportOf({ definition: sentiment, profiles: [aProfile('p', 'google')], items: { reviews }, range: ['2026-03-01', '2026-03-04'] })

test('shares add up to exactly 100, the largest remainders rounded up; what has no score is on no side', async () => {
  const report = await run([
    review('1', '01', 8, 'positive'),
    review('2', '01', -4, 'negative'),
    review('3', '03', 0, 'neutral'),
    review('4', '03', null, null),
  ])
  const { summary, report: sections } = report.reports.crossChannel
  expect(Object.fromEntries(summary.map(({ key, value }) => [key, value]))).toEqual({
    sentiment_score: 4 / 3,
    items: 3,
    positive: 33.34,
    neutral: 33.33,
    mixed: 0,
    negative: 33.33,
  })
  const times = sections.find(({ key }) => key === 'times')?.content[0]
  expect(times?.kind === 'heatmap' && times.counted).toBeUndefined()
  const line = sections.find(({ key }) => key === 'score')?.content[0]
  // a day without items has no score
  expect(line?.kind === 'line' && line.values.map(({ values }) => values)).toEqual([[2, null, 0, null]])
})

test('examples are the strongest of their side; words of addresses and accounts are nobody’s', async () => {
  const report = await run([
    review('1', '01', 2, 'positive', 'Nice beans @northbound https://t.co/beans'),
    review('2', '02', 9, 'positive', 'Wonderful beans #Winterblend'),
    review('3', '03', -9, 'negative', 'Cold latte'),
  ])
  const rows = (section: string, column: string, at = 0) => {
    const block = report.reports.crossChannel.report.find(({ key }) => key === section)?.content[at]
    return block?.kind === 'table' ? block.values.map((row) => row[column]?.value) : null
  }
  expect(rows('top_positive', 'text')).toEqual(['Wonderful beans #Winterblend', 'Nice beans @northbound https://t.co/beans'])
  expect(rows('top_negative', 'score')).toEqual([-9])
  expect(rows('words', 'name')).toEqual(['beans', 'nice', 'wonderful'])
  expect(rows('hashtags', 'name', 1)).toEqual(['#winterblend'])
  expect(rows('reasons', 'name')).toEqual(['Quality'])
})
