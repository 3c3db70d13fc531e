/** The days of one metric of one profile, from what its network stored. */
import {
  type Delta,
  delta,
  engagementsOf,
  type MetricId,
  measuresOf,
  metrics,
  publicEngagementsOf,
  stockLine,
  sumKnown,
} from '../../../../../shared/metrics/index.ts'
import type { DayInterval, Period } from '../common/period.ts'
import { byPeriod, daysOf, type ProfileDataset, type Window } from './dataset.ts'

/**
 * Flows as they are, levels carried over short holes, changes as differences; index 0 is the first day of the range. Kept for as long as the
 * profile is, because many blocks ask for the same.
 * @throws RangeError for a ratio, which has no days of its own
 */
export function metricSeries(id: MetricId, member: ProfileDataset, period: Period): Float64Array {
  return lines[period](member, id)
}

const lines = byPeriod((member, period, id: MetricId): Float64Array => {
  const window = member[period]?.window
  if (!window) return new Float64Array()
  const metric = metrics[id]
  const { lead, days } = window
  const end = lead + days
  if (metric.class === 'RATIO') throw new RangeError(`${id} is a ratio: it has no days of its own.`)
  if (metric.class === 'DELTA') return deltaOf(id, member, period).days
  if ('rule' in metric.source) {
    if (metric.source.rule === 'posts') return postCounts(member, period, days)
    const of = metric.source.rule === 'engagements' ? engagementsOf : publicEngagementsOf
    return Float64Array.from(
      { length: days },
      (_, day) => of(member.profile.network, (measure) => window.measures[measure]?.[lead + day] ?? Number.NaN) ?? Number.NaN,
    )
  }
  const stored = storedSeries(id, member, window)
  return metric.class === 'STOCK' ? stockLine(stored, lead, end) : stored.subarray(lead)
})

const noDelta: Delta = { rule: 'none', days: new Float64Array(), known: 0, isPartial: false }

/** How a level of one profile moved, and by which rule that is known. */
export function deltaOf(id: MetricId, member: ProfileDataset, period: Period): Delta {
  return deltas[period](member, id)
}

const deltas = byPeriod((member, period, id: MetricId): Delta => {
  const window = member[period]?.window
  const metric = metrics[id]
  if (!window || metric.class !== 'DELTA') return noDelta
  const of = (part: MetricId) => storedSeries(part, member, window)
  // the same on both sides of a change
  const stock = member.matched?.by === 'flows' ? new Float64Array() : of(metric.stock)
  return delta({ stock, gained: of(metric.gained), lost: of(metric.lost), start: window.lead, end: window.lead + window.days })
})

/**
 * Whether the change of a level over an interval is of its days alone. After a day without a level the next one has the change of both, which is
 * no other day's equal.
 */
export function isOwnChange(id: MetricId, member: ProfileDataset, period: Period, { start, end }: DayInterval): boolean {
  const window = member[period]?.window
  const metric = metrics[id]
  if (!window || metric.class !== 'DELTA') return true
  const { rule, days } = deltaOf(id, member, period)
  const last = Math.min(end, window.days)
  if (rule === 'none' || last <= start) return true
  if (rule === 'flows') return !days.subarray(start, last).some(Number.isNaN)
  const levels = storedSeries(metric.stock, member, window)
  return [start - 1, last - 1].every((day) => !Number.isNaN(levels[window.lead + day] ?? Number.NaN))
}

/** The measures of a stored metric added day by day, from the first day of the lead; a day without any of them has no value. */
export function storedSeries(id: MetricId, { profile }: ProfileDataset, window: Window): Float64Array {
  const metric = metrics[id]
  const length = window.lead + window.days
  const [first, ...rest] = 'source' in metric ? (measuresOf(metric, profile.network) ?? []) : []
  if (first === undefined) return new Float64Array(length).fill(Number.NaN)
  if (rest.length === 0) return daysOf(window, first)
  const added = [first, ...rest].map((measure) => daysOf(window, measure))
  return Float64Array.from({ length }, (_, i) => sumKnown(added.map((values) => values[i])) ?? Number.NaN)
}

/** Days without a post count 0 once a profile has posts at all; a profile without any may simply not have told us. */
function postCounts(member: ProfileDataset, period: Period, days: number): Float64Array {
  const any = member.current.posts.length > 0 || (member.prior?.posts.length ?? 0) > 0
  const counts = new Float64Array(days).fill(any ? 0 : Number.NaN)
  for (const { day } of member[period]?.posts ?? []) counts[day] = (counts[day] ?? 0) + 1
  return counts
}
