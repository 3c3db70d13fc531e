/**
 * The value of a metric over profiles and an interval of a range, by the rule of its class and by nothing else. Tiles, charts,
 * footers and files all come from here, so they cannot disagree.
 */

import type { CountOf } from '../../../../../shared/figure-messages.ts'
import { memoizedBy } from '../../../../../shared/memoize.ts'
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
  sumKnownOf,
  sumPairs,
} from '../../../../../shared/metrics/index.ts'
import type { DayInterval, Over, Period } from '../common/period.ts'
import { byPeriod, type ProfileDataset } from './dataset.ts'
import { metricSeries, storedSeries } from './metric-series.ts'

const offeringOf = memoizedBy((profiles: readonly ProfileDataset[], id: MetricId): readonly ProfileDataset[] =>
  profiles.filter(({ profile }) => offers(profile.network, id)),
)

/** Those of the profiles whose network offers the metric; the others are left out, never 0. */
export function offering(id: MetricId, profiles: readonly ProfileDataset[]): readonly ProfileDataset[] {
  return offeringOf(profiles, id)
}

/** What a range makes of the days of one profile, from `start` to before `end`. */
const overDays = { FLOW: sumDays, DELTA: sumDays, STOCK: lastDay, UNIQUE: averageDaily } as const

function lastDay(days: Float64Array, _start: number, end: number): number | null {
  return sumDays(days, end - 1, end)
}

/** The value of a metric over intervals of the current or the prior range; null when nothing is known. */
export function aggregateOver(id: MetricId, profiles: readonly ProfileDataset[], period: Period): Over {
  const metric = metrics[id]
  const all = offering(id, profiles)
  if (metric.class !== 'RATIO') {
    const over = overDays[metric.class]
    const series = all.map((member) => metricSeries(id, member, period))
    return ({ start, end }) => sumKnownOf(series, (days) => over(days, start, end))
  }
  if (metric.den === 'days') {
    const num = aggregateOver(metric.num, all, period)
    return (interval) => ratio([{ num: num(interval), den: daysTold(metric.num, all, period, interval) }], metric.scale)
  }
  const terms = all.map((member) => termsOver(metric, member, period))
  return (interval) =>
    ratio(
      terms.map((of) => of(interval)),
      metric.scale,
    )
}

/** How many days at the end of a range networks may not have told of yet. */
const mostLate = 3

/** The days of an interval that a rate per day is of: those that are compared, and of the last days those that are told. */
export function daysTold(id: MetricId, profiles: readonly ProfileDataset[], period: Period, { start, end }: DayInterval): number {
  const over = Math.max(...profiles.map((member) => member.matched?.[period].some ?? end))
  const told = profiles.map((member) => metricSeries(id, member, period).findLastIndex((value, day) => day < end && !Number.isNaN(value)) + 1)
  const last = Math.max(0, ...told)
  return Math.min(over, (last > start && end - last <= mostLate ? last : end) - start)
}

/** As {@link aggregateOver}, of one interval. */
export function aggregate(id: MetricId, profiles: readonly ProfileDataset[], period: Period, interval: DayInterval): number | null {
  return aggregateOver(id, profiles, period)(interval)
}

/** As {@link aggregate}, of one profile. */
export function aggregateOne(id: MetricId, member: ProfileDataset, period: Period, interval: DayInterval): number | null {
  const metric = metrics[id]
  if (metric.class === 'RATIO') return aggregate(id, [member], period, interval)
  return offers(member.profile.network, id) ? overDays[metric.class](metricSeries(id, member, period), interval.start, interval.end) : null
}

/** Whether a level is lost on the last day of an interval for one of the profiles that offer it. */
export function isLevelLost(id: MetricId, profiles: readonly ProfileDataset[], period: Period, { end }: DayInterval): boolean {
  return metrics[id].class === 'STOCK' && offering(id, profiles).some((member) => hasLost(id, member, period, end - 1))
}

/** Whether a level known earlier is not known on a day: its hole is longer than levels are carried. */
export function hasLost(id: MetricId, member: ProfileDataset, period: Period, day: number): boolean {
  const window = member[period]?.window
  const line = metricSeries(id, member, period)
  if (!window || !Number.isNaN(line[day])) return false
  return firstKnown[period](member, id) < day
}

/** The first day of a window, its lead included, on which a level is known. */
const firstKnown = byPeriod((member, period, id: MetricId) => {
  const window = member[period]?.window
  const first = window ? storedSeries(id, member, window).findIndex((value) => !Number.isNaN(value)) : -1
  return window && first >= 0 ? first - window.lead : Number.POSITIVE_INFINITY
})

/** Of a ratio of two flows their days, which are paired; null of another ratio. */
function pairOf({ num, den }: RatioMetric): readonly [MetricId, MetricId] | null {
  if (den === 'days' || den === 'baseline') return null
  return metrics[num].class === 'FLOW' && metrics[den].class === 'FLOW' ? [num, den] : null
}

/**
 * The two sums of a ratio of one profile whose network offers it; nulls where it lacks one of them. A day that lacks one of two flows is
 * left out of both, as a profile is: engagements of a week are not of a day's impressions.
 */
export function termsOver(metric: RatioMetric, member: ProfileDataset, period: Period): Over<RatioTerms> {
  const pair = pairOf(metric)
  if (pair) {
    const [num, den] = [metricSeries(pair[0], member, period), metricSeries(pair[1], member, period)]
    return ({ start, end }) => sumPairs(num, den, start, end)
  }
  return (interval) => ({ num: aggregateOne(metric.num, member, period, interval), den: denominator(metric.den, member, period, interval) })
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
  if (den !== 'baseline') return aggregateOne(den, member, period, interval)
  const window = member[period]?.window
  if (!window) return null
  const before =
    interval.start === 0 ? storedSeries('followers', member, window)[window.lead - 1] : metricSeries('followers', member, period)[interval.start - 1]
  return before === undefined || Number.isNaN(before) ? null : before
}

/** What one measure adds up to over intervals, whatever metric it belongs to; null when no network gave it. */
export function measureOver(measure: MeasureId, profiles: readonly ProfileDataset[], period: Period): Over {
  const lines = profiles.flatMap(({ [period]: data }) => data?.window.measures[measure]?.subarray(data.window.lead) ?? [])
  return ({ start, end }) => sumKnownOf(lines, (days) => sumDays(days, start, end))
}
