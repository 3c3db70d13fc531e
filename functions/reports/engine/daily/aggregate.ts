/**
 * The value of a metric over profiles and an interval of a range, by the rule of its class and by nothing else. Tiles, charts,
 * footers and files all come from here, so they cannot disagree.
 */
import {
  averageDaily,
  deltaDays,
  engagementsOf,
  type MeasureId,
  type MetricId,
  measuresOf,
  metrics,
  offers,
  publicEngagementsOf,
  type RatioMetric,
  type RatioTerms,
  ratio,
  stockLine,
  sumDays,
  sumKnown,
  sumPairs,
} from '../../../../shared/metrics/index.ts'
import type { DayInterval, Period } from '../common/period.ts'
import { daysOf, type ProfileDataset, type Window } from './dataset.ts'

const lines = new WeakMap<Window, Map<MetricId, Float64Array>>()

/**
 * One profile's daily line of a metric that has one: flows as they are, levels carried over short holes, changes as differences.
 * Index 0 is the first day of the range. Kept, because many blocks ask for the same.
 */
export function dailyLine(id: MetricId, member: ProfileDataset, period: Period): Float64Array {
  const window = member[period]?.window
  if (!window) return new Float64Array()
  const known = lines.get(window) ?? new Map<MetricId, Float64Array>()
  lines.set(window, known)
  const kept = known.get(id)
  if (kept) return kept
  const made = makeLine(id, member, window, period)
  known.set(id, made)
  return made
}

function makeLine(id: MetricId, member: ProfileDataset, window: Window, period: Period): Float64Array {
  const metric = metrics[id]
  const { lead, days } = window
  const { network } = member.profile
  if (metric.class === 'RATIO') throw new RangeError(`${id} is a ratio: it has no daily line of its own.`)
  if (metric.class === 'DELTA') {
    const of = (part: MetricId) => rawLine(part, member, window)
    return deltaDays({ stock: of(metric.stock), gained: of(metric.gained), lost: of(metric.lost), start: lead, end: lead + days })
  }
  if ('rule' in metric.source) {
    if (metric.source.rule === 'posts') return postCounts(member, period, days)
    const of = metric.source.rule === 'engagements' ? engagementsOf : publicEngagementsOf
    return Float64Array.from({ length: days }, (_, day) => of(network, (measure) => window.measures[measure]?.[lead + day] ?? Number.NaN) ?? Number.NaN)
  }
  const raw = rawLine(id, member, window)
  return metric.class === 'STOCK' ? stockLine(raw, lead, lead + days) : raw.subarray(lead)
}

/** Measures of a stored metric added day by day, lead included; a day without any of them has no value. */
function rawLine(id: MetricId, member: ProfileDataset, window: Window): Float64Array {
  const metric = metrics[id]
  const [first, ...rest] = 'source' in metric ? (measuresOf(metric, member.profile.network) ?? []) : []
  if (first === undefined) return new Float64Array(window.lead + window.days).fill(Number.NaN)
  if (rest.length === 0) return daysOf(window, first)
  const added = [first, ...rest].map((measure) => daysOf(window, measure))
  return Float64Array.from({ length: window.lead + window.days }, (_, i) => sumKnown(added.map((values) => values[i])) ?? Number.NaN)
}

/** Days without a post count 0 once a profile has posts at all; a profile without any may simply not have told us. */
function postCounts(member: ProfileDataset, period: Period, days: number): Float64Array {
  const any = member.current.posts.length > 0 || (member.prior?.posts.length ?? 0) > 0
  const counts = new Float64Array(days).fill(any ? 0 : Number.NaN)
  for (const { day } of member[period]?.posts ?? []) counts[day] = (counts[day] ?? 0) + 1
  return counts
}

const offeringOf = new WeakMap<readonly ProfileDataset[], Map<MetricId, readonly ProfileDataset[]>>()

/** Those of the profiles whose network offers the metric; the others are left out, never 0. */
export function offering(id: MetricId, profiles: readonly ProfileDataset[]): readonly ProfileDataset[] {
  const known = offeringOf.get(profiles)
  const kept = known?.get(id)
  if (kept) return kept
  const made = profiles.filter(({ profile }) => offers(profile.network, id))
  if (known) known.set(id, made)
  else offeringOf.set(profiles, new Map([[id, made]]))
  return made
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

const firstKnown = new WeakMap<Float64Array, number>()

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
  const line = dailyLine(id, member, period)
  if (!window || !Number.isNaN(line[day])) return false
  const known = firstKnown.get(line) ?? firstLevel(rawLine(id, member, window)) - window.lead
  firstKnown.set(line, known)
  return known < day
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
      return sumDays(dailyLine(id, member, period), interval.start, interval.end)
    case 'STOCK':
      return sumDays(dailyLine(id, member, period), interval.end - 1, interval.end)
    case 'UNIQUE':
      return averageDaily(dailyLine(id, member, period), interval.start, interval.end)
    case 'RATIO':
      return ratio([termsOf(metric, member, period, interval)], metric.scale)
  }
}

/** Of a ratio of two flows their days, which are paired; null of another ratio. */
function pairOf({ num, den }: RatioMetric): readonly [MetricId, MetricId] | null {
  if (den === 'days' || den === 'baseline') return null
  return metrics[num].class === 'FLOW' && metrics[den].class === 'FLOW' ? [num, den] : null
}

/** A day that lacks one of two flows is left out of both, as a profile is: engagements of a week are not of a day's impressions. */
function termsOf(metric: RatioMetric, member: ProfileDataset, period: Period, interval: DayInterval): RatioTerms {
  const { num, den } = metric
  const pair = pairOf(metric)
  if (pair) return sumPairs(dailyLine(pair[0], member, period), dailyLine(pair[1], member, period), interval.start, interval.end)
  return { num: aggregateOne(num, member, period, interval), den: denominator(den, member, period, interval) }
}

/** Days of the range, of all profiles, that have both terms of a ratio, and those that have something of one alone. */
export function pairedDays(id: MetricId, profiles: readonly ProfileDataset[], { start, end }: DayInterval): { readonly both: number; readonly alone: number } {
  const metric = metrics[id]
  const pair = metric.class === 'RATIO' ? pairOf(metric) : null
  const days = { both: 0, alone: 0 }
  if (!pair) return days
  for (const member of offering(id, profiles)) {
    const [num, den] = pair.map((part) => dailyLine(part, member, 'current'))
    for (let day = start; day < end; day++) {
      const known = [num?.[day] ?? Number.NaN, den?.[day] ?? Number.NaN].filter((value) => !Number.isNaN(value))
      if (known.length === 2) days.both++
      else if (known[0]) days.alone++
    }
  }
  return days
}

function denominator(den: RatioMetric['den'], member: ProfileDataset, period: Period, interval: DayInterval): number | null {
  if (den === 'days') return interval.end - interval.start
  if (den !== 'baseline') return aggregateOne(den, member, period, interval)
  const window = member[period]?.window
  if (!window) return null
  const before = interval.start === 0 ? rawLine('followers', member, window)[window.lead - 1] : dailyLine('followers', member, period)[interval.start - 1]
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
