/** Full charts over time, whose days make the figures of the report. */
import type { BlockOf } from '../../../shared/blocks/index.ts'
import { splitBy } from '../../../shared/blocks/sample.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import { byNetwork, chart, from, head, labels } from './parts.ts'
import { course, sum } from './seeded.ts'
import { totalOf } from './totals.ts'

const all = byNetwork.map(([code]) => code)

/** Days that make a whole. */
const daily = (seed: number, whole: number | null) => splitBy(whole ?? 0, course(seed, 29, 1000))

/** Levels that end at a figure, which grew by so much. */
function levels(seed: number, end: number | null, grown: number | null): number[] {
  let level = (end ?? 0) - (grown ?? 0)
  return daily(seed, grown).map((value) => (level += value))
}

export function lineOf(codes: readonly NetworkCode[]): BlockOf<'line'> {
  const [followers, growth] = [totalOf('followers', codes), totalOf('net_growth', codes)]
  const whole = {
    ...{ key: 'total', label: 'Followers', color: 'c1', unit: 'count' as const },
    ...{ values: levels(5, followers.value, growth.value), prior: levels(8, followers.prior, growth.prior) },
  }
  return {
    ...head('followers', ['followers']),
    ...chart,
    kind: 'line',
    unit: 'count',
    values: [whole],
    priorTotal: null,
    total: null,
    alternative: {
      label: 'Total',
      otherLabel: 'By network',
      values: codes.slice(0, 4).map((code, index) => ({
        ...from(code),
        unit: 'count',
        values: levels(index + 40, totalOf('followers', [code]).value, totalOf('net_growth', [code]).value),
        prior: null,
      })),
    },
  }
}

export const line = lineOf(all)

export const lines: BlockOf<'line'> = {
  ...head('reach', ['reach']),
  ...chart,
  kind: 'line',
  unit: 'count',
  values: byNetwork
    .filter(([code]) => code !== 'youtube')
    .slice(0, 4)
    .map(([code], index) => {
      const { value, prior } = totalOf('reach', [code])
      return { ...from(code), unit: 'count', values: daily(index + 70, (value ?? 0) * 29), prior: daily(index + 80, (prior ?? 0) * 29) }
    }),
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
const weights = parts.map(([, , , level]) => level)

export function columnOf(codes: readonly NetworkCode[]): BlockOf<'column'> {
  const total = totalOf('engagements', codes)
  const [now, before] = [splitBy(total.value ?? 0, weights), splitBy(total.prior ?? 0, weights)]
  const values = parts.map(([key, label, color], index) => ({
    ...{ key, label, color, unit: 'count' as const },
    ...{ values: daily(index + 11, now[index] ?? 0), prior: daily(index + 31, before[index] ?? 0) },
  }))
  return {
    ...head('parts', ['engagements']),
    ...chart,
    kind: 'column',
    stacked: true,
    unit: 'count',
    values,
    priorTotal: labels.map((_, day) => sum(values.map(({ prior }) => prior[day] ?? 0))),
    total,
  }
}

export const column = columnOf(all)

const lost = daily(52, 4_640)
const gained = daily(51, 4_640 + (totalOf('net_growth').value ?? 0))

export const growthColumn: BlockOf<'column'> = {
  ...head('growth', ['net_growth']),
  ...chart,
  kind: 'column',
  stacked: true,
  unit: 'count',
  values: [
    { key: 'gained', label: 'Gained', color: 'c1', unit: 'count', values: gained, prior: null },
    { key: 'lost', label: 'Lost', color: 'c-other', unit: 'count', values: lost.map((value) => -value), prior: null },
    { key: 'net', label: 'Net', color: 'text', unit: 'count', line: true, values: gained.map((value, day) => value - (lost[day] ?? 0)), prior: null },
  ],
  priorTotal: null,
  total: null,
}

const ofImpressions = all.flatMap((code, index) => {
  const { value, prior } = totalOf('impressions', [code])
  return value === null ? [] : [{ ...from(code), unit: 'count' as const, values: daily(index + 21, value), prior: daily(index + 121, prior) }]
})

export const networkColumn: BlockOf<'column'> = {
  ...column,
  ...head('impressions', ['impressions']),
  values: ofImpressions,
  priorTotal: labels.map((_, day) => sum(ofImpressions.map(({ prior }) => prior[day] ?? 0))),
  total: totalOf('impressions'),
}
