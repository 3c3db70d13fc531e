import { expect, test } from '@jest/globals'
import { asSeriesChart } from '../frontend/src/blocks/chart/series.ts'
import { tooltipRows } from '../frontend/src/blocks/chart/tooltip-rows.ts'
import type { Growth } from '../shared/blocks/shared.ts'
import { type Report, reportTabs } from '../shared/reports/report.ts'
import { reviews } from '../shared/reports/types/reviews/definition.ts'
import { sentiment } from '../shared/reports/types/sentiment/definition.ts'
import { aProfile, reportOf } from './builders/dataset.ts'
import { itemReportOf } from './builders/items.ts'
import { aReview } from './builders/review.ts'

const dates = { range: ['2026-11-02', '2026-11-02'], prior: ['2026-11-01', '2026-11-01'] } as const

/** Charts whose one series, whose total or whose line over the columns is the figure of their head: over one day the tooltip shows that figure. */
function changesOf(report: Report): [string, Growth, Growth][] {
  return reportTabs(report).flatMap(({ code, report: sections }) =>
    sections.flatMap(({ content }) =>
      content.flatMap((block): [string, Growth, Growth][] => {
        if ((block.kind !== 'line' && block.kind !== 'column') || !block.total || block.no_data) return []
        const rows = tooltipRows(asSeriesChart(block), 0)
        const row = rows.length === 1 ? rows[0] : rows.find(({ key, series }) => key === 'total' || series?.line)
        return row ? [[`${code} ${block.passports.join()}`, row.growth, block.total.growth]] : []
      }),
    ),
  )
}

test('the tooltip of one day says the change of the chart head: counts, levels, net growth and rates', () => {
  const days = {
    impressions: [900, 1000],
    engagements: [9, 11],
    reactions: [9, 11],
    followers: [500, 468, 467],
    followers_gained: [0, 4],
    followers_lost: [32, 5],
  }
  const values = { ...days, followers: [468, 467] }
  const report = reportOf({
    ...{ range: ['2026-11-02', '2026-11-02'], prior: ['2026-11-01', '2026-11-01'] },
    profiles: [
      {
        profile: aProfile('a', 'facebook'),
        days: [
          { from: '2026-10-31', values: { followers: days.followers } },
          { from: '2026-11-01', values },
        ],
      },
    ],
  })
  const found = changesOf(report)
  expect(found.map(([name, tooltip]) => [name, tooltip])).toEqual(found.map(([name, , head]) => [name, head]))
  const net = found.find(([name]) => name.includes('net_growth'))
  expect(net?.[1]).toEqual({ kind: 'points', value: 31 })
})

test('nor does it differ for stars and scores', async () => {
  const given = [
    { stars: 4, score: -2, sentiment: 'negative' },
    { stars: 5, score: 3, sentiment: 'positive' },
  ] as const
  const items = { reviews: given.map((one, day) => aReview(`r${day}`, `2026-11-0${day + 1}T10:00:00Z`, { ...one, text: 'A mug' })) }
  for (const [definition, title] of [
    [reviews, 'rating_avg'],
    [sentiment, 'sentiment_score'],
  ] as const) {
    const found = changesOf(await itemReportOf({ definition, profiles: [aProfile('p', 'google')], items, ...dates }))
    expect(found.map(([name, tooltip]) => [name, tooltip])).toEqual(found.map(([name, , head]) => [name, head]))
    expect(found.find(([name]) => name.includes(title))?.[1].kind).toBe('points')
  }
})
