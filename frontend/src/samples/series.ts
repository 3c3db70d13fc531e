/** Full charts over time. */
import type { BlockOf } from '../../../shared/blocks/index.ts'
import { byNetwork, chart, cumulative, figure, from, head, labels } from './parts.ts'
import { course, sum } from './seeded.ts'

const followers = cumulative(5, 234_138, 300)

export const line: BlockOf<'line'> = {
  ...head('followers', ['followers']),
  ...chart,
  kind: 'line',
  unit: 'count',
  values: [{ key: 'total', label: 'Followers', color: 'c1', unit: 'count', values: followers, prior: cumulative(8, 226_000, 260) }],
  priorTotal: null,
  total: null,
  alternative: {
    label: 'Total',
    otherLabel: 'By network',
    values: byNetwork
      .slice(0, 4)
      .map(([code, level], index) => ({ ...from(code), unit: 'count', values: cumulative(index + 40, level, level / 900), prior: null })),
  },
}

export const lines: BlockOf<'line'> = {
  ...head('reach', ['reach']),
  ...chart,
  kind: 'line',
  unit: 'count',
  values: byNetwork
    .filter(([code]) => code !== 'youtube')
    .slice(0, 4)
    .map(([code, level], index) => ({ ...from(code), unit: 'count', values: course(index + 70, 29, level / 2), prior: course(index + 80, 29, level / 2.3) })),
  priorTotal: null,
  total: null,
}

const parts: [string, string, string, number][] = [
  ['reactions', 'Reactions', 'c1', 4_840],
  ['comments', 'Comments', 'c2', 400],
  ['shares', 'Shares', 'c3', 393],
  ['saves', 'Saves', 'c4', 500],
  ['clicks', 'Clicks', 'c5', 312],
]
const partSeries = parts.map(([key, label, color, level], index) => ({
  key,
  label,
  color,
  unit: 'count' as const,
  values: course(index + 11, 29, level),
  prior: course(index + 31, 29, level / 1.17),
}))
const totalOf = (pick: 'values' | 'prior') => labels.map((_, day) => sum(partSeries.map((series) => series[pick][day] ?? 0)))

export const column: BlockOf<'column'> = {
  ...head('parts', ['engagements']),
  ...chart,
  kind: 'column',
  stacked: true,
  unit: 'count',
  values: partSeries,
  priorTotal: totalOf('prior'),
  total: figure(sum(totalOf('values')), sum(totalOf('prior'))),
}

export const growthColumn: BlockOf<'column'> = {
  ...head('growth', ['net_growth']),
  ...chart,
  kind: 'column',
  stacked: true,
  unit: 'count',
  values: [
    { key: 'gained', label: 'Gained', color: 'c1', unit: 'count', values: course(51, 29, 480), prior: null },
    { key: 'lost', label: 'Lost', color: 'c-other', unit: 'count', values: course(52, 29, 160).map((value) => -value), prior: null },
    {
      key: 'net',
      label: 'Net',
      color: 'text',
      unit: 'count',
      line: true,
      values: course(51, 29, 480).map((value, day) => value - (course(52, 29, 160)[day] ?? 0)),
      prior: null,
    },
  ],
  priorTotal: null,
  total: null,
}

export const networkColumn: BlockOf<'column'> = {
  ...column,
  ...head('impressions', ['impressions']),
  values: byNetwork.map(([code, , level], index) => ({
    ...from(code),
    unit: 'count',
    values: course(index + 21, 29, level),
    prior: course(index + 121, 29, level / 1.2),
  })),
  priorTotal: labels.map((_, day) => sum(byNetwork.map(([, , level], index) => course(index + 121, 29, level / 1.2)[day] ?? 0))),
  total: figure(3_963_240, 3_371_540),
}
