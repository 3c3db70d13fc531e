/**
 * What a report is computed from, laid out once: daily arrays and posts of every profile, for the range and the prior range.
 * Pure: built from what load.ts read.
 */

import type { AudienceSnapshot } from '../../../../../shared/audience.ts'
import { type DateRange, dayCount, dayNumber } from '../../../../../shared/dates/index.ts'
import type { Breakdown } from '../../../../../shared/items/breakdowns.ts'
import { memoize, memoizedBy } from '../../../../../shared/memoize.ts'
import { type DailySeries, type MeasureId, measureIds } from '../../../../../shared/metrics/measures.ts'
import type { Post } from '../../../../../shared/posts.ts'
import type { Period } from '../common/period.ts'
import { compareText, type ReportedProfile } from '../common/profiles.ts'
import type { ReportTime } from '../common/time-axis.ts'
import type { Clock } from '../common/zone-clock.ts'

/** Days read before a range: a level may be carried seven days up to the day before it. */
export const leadDays = 8

/** One profile's days of one range. Day i of the range stands at index `lead + i`; all arrays are `lead + days` long. */
export type Window = { readonly lead: number; readonly days: number; readonly measures: Partial<Record<MeasureId, Float64Array>> }

/** A post with its place in the range and on the clock of the report's zone. */
export type PlacedPost = { readonly post: Post; readonly day: number; readonly weekday: number; readonly hour: number }

/** The latest snapshot, with the followers there were when days were last told of; null where that is not known. */
export type Audience = AudienceSnapshot & { readonly followers: number | null }

export type PeriodData = { readonly window: Window; readonly posts: readonly PlacedPost[] }

export type ProfileDataset = ReportedProfile & {
  readonly current: PeriodData
  readonly prior: PeriodData | null
  readonly audience: Audience | null
  /** of the range alone */
  readonly breakdowns: readonly Breakdown[]
  /** index of the first day of the range that should have data; negative when data began before */
  readonly firstDay: number
}

export type DailyDataset = ReportTime & {
  /** in id order, so that the order of a selection changes nothing */
  readonly profiles: readonly ProfileDataset[]
}

/** A function of a profile, one of its ranges and a key, that is computed once for each. */
export function byPeriod<Key, Value extends NonNullable<unknown>>(make: (member: ProfileDataset, period: Period, key: Key) => Value) {
  const of = (period: Period) => memoizedBy((member: ProfileDataset, key: Key) => make(member, period, key))
  return { current: of('current'), prior: of('prior') }
}

/** Cuts a range, with its lead, out of a longer series; days the series does not hold have no value. */
export function windowOf(series: DailySeries | undefined, range: DateRange): Window {
  const days = dayCount(range.from, range.to)
  const length = leadDays + days
  const measures: Partial<Record<MeasureId, Float64Array>> = {}
  if (!series) return { lead: leadDays, days, measures }
  const offset = dayNumber(range.from) - leadDays - dayNumber(series.from)
  for (const id of measureIds) {
    const values = series.measures[id]
    if (!values) continue
    if (offset >= 0 && offset + length <= values.length) {
      measures[id] = values.subarray(offset, offset + length)
      continue
    }
    const dimension = new Float64Array(length).fill(Number.NaN)
    for (let i = 0; i < length; i++) {
      const value = values[offset + i]
      if (value !== undefined) dimension[i] = value
    }
    measures[id] = dimension
  }
  return { lead: leadDays, days, measures }
}

/** The posts of a range, with their day, weekday and hour on the clock of the report's zone, oldest first (ties by id). */
export function placePosts(posts: readonly Post[], range: DateRange, clock: Clock): PlacedPost[] {
  const first = dayNumber(range.from)
  const days = dayCount(range.from, range.to)
  const placed: PlacedPost[] = []
  for (const post of posts) {
    const at = clock(post.publishedAt)
    const day = at.day - first
    if (day >= 0 && day < days) placed.push({ post, day, weekday: at.weekday, hour: at.hour })
  }
  return placed.sort((a, b) => compareText(a.post.publishedAt, b.post.publishedAt) || compareText(a.post.id, b.post.id))
}

/** The values of one measure over a window; all holes when the network gave none. */
export function daysOf(window: Window, id: MeasureId): Float64Array {
  return window.measures[id] ?? holes(window.lead + window.days)
}

const emptyArrays = new Map<number, Float64Array>()

/** Shared, so never write into it. */
function holes(length: number): Float64Array {
  return memoize(emptyArrays, length, () => new Float64Array(length).fill(Number.NaN))
}
