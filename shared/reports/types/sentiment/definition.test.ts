import { expect, test } from '@jest/globals'
import { aProfile } from '../../../../test/builders/dataset.ts'
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
    not_scored: 1,
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

test('what is not scored is counted and said with its reason: on the tile, over the chart, in the method', async () => {
  const open = (id: string, unscored: 'language' | 'words') => ({ ...review(id, '02', null, null, unscored === 'words' ? '' : 'Sehr gut'), unscored })
  const scored = { ...review('1', '01', 8, 'positive'), scorer: 'almanac-4' }
  const report = await run([scored, open('2', 'language'), open('3', 'language'), open('4', 'words')])
  const { summary, report: sections, passports } = report.reports.crossChannel
  expect(summary.find(({ key }) => key === 'not_scored')?.value).toBe(3)
  expect(summary.find(({ key }) => key === 'neutral')?.value).toBe(0)
  const said = '3 of 4 texts are not scored: the language of 2 is not supported yet, and 1 has no words.'
  const subTitle = sections.find(({ key }) => key === 'score')?.subTitle
  expect(subTitle).toContain(said)
  expect(subTitle).not.toContain('..')
  const method = sections.find(({ key }) => key === 'method')?.content[0]
  const [how, open3] = method?.kind === 'text' ? method.paragraphs : []
  expect([how, open3]).toEqual([expect.stringMatching(/^Scored by the built-in classifier, .* agrees with people in \d+ to \d+% of the texts\.$/), said])
  expect(passports.sentiment_score?.definition).toContain(how)
})

test('without anything that could be scored the report says so, and no figure is neutral', async () => {
  const report = await run([{ ...review('1', '01', null, null, 'Sehr gut'), unscored: 'language' }])
  expect(report.no_data).toBeNull()
  expect(Object.fromEntries(report.reports.crossChannel.summary.map(({ key, value }) => [key, value]))).toMatchObject({
    not_scored: 1,
    sentiment_score: null,
    neutral: null,
  })
})

test('none left unscored is 0 and a change, not unknown; what a newcomer brings is in the figure and not in its change', async () => {
  const texts = [review('1', '02', null, null), review('2', '11', 5, 'positive'), { ...review('3', '11', null, null), profileId: 'new' }]
  const members = [aProfile('p', 'google'), aProfile('new', 'google', { available_from: '2026-03-10' })]
  const of = async (profiles: typeof members, items: unknown[]) => {
    const range = ['2026-03-10', '2026-03-13'] as const
    const report = await itemReportOf({ definition: sentiment, profiles, items: { reviews: items }, range, prior: ['2026-03-01', '2026-03-04'] })
    const tile = report.reports.crossChannel.summary.find(({ key }) => key === 'not_scored')
    return tile && [tile.value, tile.prior, tile.growth]
  }
  expect(await of(members.slice(0, 1), texts)).toEqual([0, 1, -100])
  expect(await of(members, texts)).toEqual([1, 1, -100])
  expect(await of(members.slice(0, 1), texts.slice(1))).toBeUndefined()
})
