/** How the range of a report is cut for its charts: intervals now, the paired intervals before, and where partial days begin. */
import type { Bucket } from '../../../../../shared/blocks/shared.ts'
import {
  addDays,
  type BucketSpan,
  bucketOf,
  buckets,
  type DateRange,
  dayCount,
  daysBetween,
  pairedBuckets,
  today,
  weekday,
} from '../../../../../shared/dates/index.ts'
import { maxSparkPoints } from '../../../../../shared/reports/limits.ts'

/** When a report is of: its ranges with their lengths in days, the zone in which days begin, the instant it is computed at. */
export type ReportTime = {
  readonly range: DateRange
  readonly prior: DateRange | null
  readonly days: number
  readonly priorDays: number | null
  readonly zone: string
  readonly now: Date
}

/** The same without the lengths, which follow. */
export type GivenTime = Pick<ReportTime, 'range' | 'prior' | 'zone' | 'now'>

export const reportTime = ({ range, prior, zone, now }: GivenTime): ReportTime => ({
  range,
  prior,
  days: dayCount(range.from, range.to),
  priorDays: prior && dayCount(prior.from, prior.to),
  zone,
  now,
})

export type TimeAxis = {
  readonly bucket: Bucket
  readonly spans: readonly BucketSpan[]
  readonly priorSpans: readonly (BucketSpan | null)[] | null
  readonly labels: string[]
  readonly priorLabels: (string | null)[] | null
  readonly partialFrom: number | null
  /** intervals at the ends of which the range holds a part alone */
  readonly cut: readonly number[]
}

/** Networks may still add to the day before now and to today (docs/metrics.md#missing-data). */
const partialDays = 2

export function timeAxisOf({ range, prior, days, zone, now }: Pick<ReportTime, 'range' | 'prior' | 'days' | 'zone' | 'now'>): TimeAxis {
  const bucket = bucketOf(days)
  const spans = buckets(range.from, range.to, bucket)
  const priorSpans = prior && pairedBuckets(spans, prior)
  const partial = daysBetween(range.from, firstPartialDay(zone, now))
  const partialFrom = spans.findIndex(({ end }) => end > partial)
  return {
    bucket,
    spans,
    priorSpans,
    labels: spans.map(({ first }) => first),
    priorLabels: priorSpans?.map((span) => span?.first ?? null) ?? null,
    partialFrom: partialFrom < 0 ? null : partialFrom,
    cut: partialBuckets(range, bucket, spans.length),
  }
}

/** The first and the last week or month, where the range begins or ends within it. */
function partialBuckets({ from, to }: DateRange, bucket: Bucket, count: number): number[] {
  const isBegun = (date: string) => (bucket === 'week' ? weekday(date) === 0 : bucket === 'month' ? date.endsWith('-01') : true)
  return [...new Set([...(isBegun(from) ? [] : [0]), ...(isBegun(addDays(to, 1)) ? [] : [count - 1])])]
}

export function firstPartialDay(zone: string, now: Date): string {
  return addDays(today(zone, now), 1 - partialDays)
}

/** Networks tell of a day up to three days late, as TikTok does. */
const lateDays = 1

/** The last day (ISO) that networks have told by now. */
export function lastClosedDay(zone: string, now: Date): string {
  return addDays(firstPartialDay(zone, now), -1 - lateDays)
}

/** The intervals of a tile's small line: those of the charts, put together until they are few enough; the first may be shorter. */
export function sparkSpans(spans: readonly BucketSpan[]): { start: number; end: number }[] {
  const size = Math.ceil(spans.length / maxSparkPoints)
  const intervals: { start: number; end: number }[] = []
  for (let end = spans.length; end > 0; end -= size) {
    const [first, last] = [spans[Math.max(0, end - size)], spans[end - 1]]
    if (first && last) intervals.unshift({ start: first.start, end: last.end })
  }
  return intervals
}
