/**
 * The value of a metric over profiles and an interval of a range, by the rule of its class and by nothing else. Tiles, charts,
 * footers and files all come from here, so they cannot disagree.
 */

import type { CountOf } from '../../../../shared/figure-messages.ts'
import { memoizeIn } from '../../../../shared/memoize.ts'
import {
  averageDaily,
  type MeasureId,
  type MetricId,
  metrics,
  offers,
  type RatioMetric,
  type RatioTerms,
  ratio,
  sumDays,
  sumKnown,
  sumPairs,
} from '../../../../shared/metrics/index.ts'
import type { DayInterval, Period } from '../common/period.ts'
import { daysOf, type ProfileDataset, type Window } from './dataset.ts'
import { metricSeries, storedSeries } from './metric-series.ts'

const offeringOf = new WeakMap<readonly ProfileDataset[], Map<MetricId, readonly ProfileDataset[]>>()

/** Those of the profiles whose network offers the metric; the others are left out, never 0. */
export function offering(id: MetricId, profiles: readonly ProfileDataset[]): readonly ProfileDataset[] {
  return memoizeIn(offeringOf, profiles, id, () => profiles.filter(({ profile }) => offers(profile.network, id)))
}

/** What a range makes of the days of one profile, from `start` to before `end`. */
const overDays = { FLOW: sumDays, DELTA: sumDays, STOCK: lastDay, UNIQUE: averageDaily } as const

function lastDay(days: Float64Array, _start: number, end: number): number | null {
  return sumDays(days, end - 1, end)
}

/** The value of a metric over an interval of the current or the prior range; null when nothing is known. */
export function aggregate(id: MetricId, profiles: readonly ProfileDataset[], period: Period, { start, end }: DayInterval): number | null {
  const metric = metrics[id]
  const all = offering(id, profiles)
  if (metric.class !== 'RATIO') return sumKnown(all.map((member) => overDays[metric.class](metricSeries(id, member, period), start, end)))
  if (metric.den === 'days') return ratio([{ num: aggregate(metric.num, all, period, { start, end }), den: end - start }], metric.scale)
  return ratio(
    all.map((member) => profileTerms(metric, member, period, { start, end })),
    metric.scale,
  )
}

const firstKnown = new WeakMap<Window, Map<MetricId, number>>()

/** Whether a level is lost on the last day of an interval for one of the profiles that offer it. */
export function isLevelLost(id: MetricId, profiles: readonly ProfileDataset[], period: Period, { end }: DayInterval): boolean {
  return metrics[id].class === 'STOCK' && offering(id, profiles).some((member) => hasLost(id, member, period, end - 1))
}

/** Whether a level known earlier is not known on a day: its hole is longer than levels are carried. */
export function hasLost(id: MetricId, member: ProfileDataset, period: Period, day: number): boolean {
  const window = member[period]?.window
  const line = metricSeries(id, member, period)
  if (!window || !Number.isNaN(line[day])) return false
  return memoizeIn(firstKnown, window, id, () => firstLevel(storedSeries(id, member, window)) - window.lead) < day
}

function firstLevel(values: Float64Array): number {
  const first = values.findIndex((value) => !Number.isNaN(value))
  return first < 0 ? Number.POSITIVE_INFINITY : first
}

/** Of a ratio of two flows their days, which are paired; null of another ratio. */
function pairOf({ num, den }: RatioMetric): readonly [MetricId, MetricId] | null {
  if (den === 'days' || den === 'baseline') return null
  return metrics[num].class === 'FLOW' && metrics[den].class === 'FLOW' ? [num, den] : null
}

/**
 * The two sums of a ratio of one profile whose network offers it; nulls where it lacks one of them. A day that lacks one of two flows is
 * left out of both, as a profile is: engagements of a week are not of a day's impressions.
 */
export function profileTerms(metric: RatioMetric, member: ProfileDataset, period: Period, interval: DayInterval): RatioTerms {
  const { num, den } = metric
  const pair = pairOf(metric)
  if (pair) return sumPairs(metricSeries(pair[0], member, period), metricSeries(pair[1], member, period), interval.start, interval.end)
  return { num: aggregate(num, [member], period, interval), den: denominator(den, member, period, interval) }
}

/** Days of a range, of all profiles, that have both terms of a ratio, of those and the days that have something of one alone. */
export function pairedDays(id: MetricId, profiles: readonly ProfileDataset[], period: Period, { start, end }: DayInterval): CountOf {
  const metric = metrics[id]
  const pair = metric.class === 'RATIO' ? pairOf(metric) : null
  const days = { some: 0, all: 0 }
  if (!pair) return days
  for (const member of offering(id, profiles)) {
    const [num, den] = pair.map((part) => metricSeries(part, member, period))
    for (let day = start; day < end; day++) {
      const known = [num?.[day] ?? Number.NaN, den?.[day] ?? Number.NaN].filter((value) => !Number.isNaN(value))
      if (known.length === 2) days.some++
      if (known.length === 2 || known[0]) days.all++
    }
  }
  return days
}

function denominator(den: RatioMetric['den'], member: ProfileDataset, period: Period, interval: DayInterval): number | null {
  if (den === 'days') return interval.end - interval.start
  if (den !== 'baseline') return aggregate(den, [member], period, interval)
  const window = member[period]?.window
  if (!window) return null
  const before =
    interval.start === 0 ? storedSeries('followers', member, window)[window.lead - 1] : metricSeries('followers', member, period)[interval.start - 1]
  return before === undefined || Number.isNaN(before) ? null : before
}

/** What one measure adds up to over an interval, whatever metric it belongs to; null when no network gave it. */
export function aggregateMeasure(measure: MeasureId, profiles: readonly ProfileDataset[], period: Period, { start, end }: DayInterval): number | null {
  return sumKnown(
    profiles.map((member) => {
      const window = member[period]?.window
      return window ? sumDays(daysOf(window, measure), window.lead + start, window.lead + end) : null
    }),
  )
}
