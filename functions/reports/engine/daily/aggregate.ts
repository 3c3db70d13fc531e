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

/** The value of a metric over an interval of the current or the prior range; null when nothing is known. */
export function aggregate(id: MetricId, profiles: readonly ProfileDataset[], period: Period, interval: DayInterval): number | null {
  const metric = metrics[id]
  const all = offering(id, profiles)
  if (metric.class !== 'RATIO') return sumKnown(all.map((member) => aggregateOne(id, member, period, interval)))
  if (metric.den === 'days') return ratio([{ num: aggregate(metric.num, all, period, interval), den: interval.end - interval.start }], metric.scale)
  return ratio(
    all.map((member) => termsOf(metric, member, period, interval)),
    metric.scale,
  )
}

const firstKnown = new WeakMap<Window, Map<MetricId, number>>()

/**
 * A point of a chart: as `aggregate`, but a level of several profiles is a gap while one of them has lost its figures. Without it
 * the line would fall by a whole profile. Before its first figure a profile was not connected and is not missed.
 */
export function aggregatePoint(id: MetricId, profiles: readonly ProfileDataset[], period: Period, interval: DayInterval): number | null {
  const lost = metrics[id].class === 'STOCK' && offering(id, profiles).some((member) => hasLost(id, member, period, interval.end - 1))
  return lost ? null : aggregate(id, profiles, period, interval)
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

/** Of one profile whose network offers it. */
function aggregateOne(id: MetricId, member: ProfileDataset, period: Period, interval: DayInterval): number | null {
  const metric = metrics[id]
  switch (metric.class) {
    case 'FLOW':
    case 'DELTA':
      return sumDays(metricSeries(id, member, period), interval.start, interval.end)
    case 'STOCK':
      return sumDays(metricSeries(id, member, period), interval.end - 1, interval.end)
    case 'UNIQUE':
      return averageDaily(metricSeries(id, member, period), interval.start, interval.end)
    case 'RATIO':
      return ratio([termsOf(metric, member, period, interval)], metric.scale)
  }
}

/** Of a ratio of two flows their days, which are paired; null of another ratio. */
function pairOf({ num, den }: RatioMetric): readonly [MetricId, MetricId] | null {
  if (den === 'days' || den === 'baseline') return null
  return metrics[num].class === 'FLOW' && metrics[den].class === 'FLOW' ? [num, den] : null
}

/** The two sums of a ratio of one profile whose network offers it; nulls where it lacks one of them. */
export function profileTerms(metric: RatioMetric, member: ProfileDataset, period: Period, interval: DayInterval): RatioTerms {
  return termsOf(metric, member, period, interval)
}

/** A day that lacks one of two flows is left out of both, as a profile is: engagements of a week are not of a day's impressions. */
function termsOf(metric: RatioMetric, member: ProfileDataset, period: Period, interval: DayInterval): RatioTerms {
  const { num, den } = metric
  const pair = pairOf(metric)
  if (pair) return sumPairs(metricSeries(pair[0], member, period), metricSeries(pair[1], member, period), interval.start, interval.end)
  return { num: aggregateOne(num, member, period, interval), den: denominator(den, member, period, interval) }
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

/** What one measure adds up to over an interval, whatever metric it belongs to; null when no network gave it. */
export function aggregateMeasure(measure: MeasureId, profiles: readonly ProfileDataset[], period: Period, { start, end }: DayInterval): number | null {
  return sumKnown(
    profiles.map((member) => {
      const window = member[period]?.window
      return window ? sumDays(daysOf(window, measure), window.lead + start, window.lead + end) : null
    }),
  )
}
