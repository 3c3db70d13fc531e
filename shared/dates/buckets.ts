/** How a range is cut for a chart: days, ISO weeks or months (docs/metrics.md#buckets). */
import type { Bucket } from '../blocks/shared.ts'
import { addDays, type DateRange, dateOfDayNumber, dayCount, dayNumber, daysInMonth, weekday } from './calendar-date.ts'

/** One bar of a chart. `start` and `end` are day indexes into the range, end not included. */
export type BucketSpan = { readonly first: string; readonly last: string; readonly start: number; readonly end: number }

/** Up to 31 days by day, to 120 by week, longer by month. */
export function bucketOf(days: number): Bucket {
  return days <= 31 ? 'day' : days <= 120 ? 'week' : 'month'
}

/** The pieces of a range in order, together exactly the range: weeks start on Monday, first and last may be cut short. */
export function buckets(from: string, to: string, bucket: Bucket = bucketOf(dayCount(from, to))): BucketSpan[] {
  const spans: BucketSpan[] = []
  const days = dayCount(from, to)
  for (let start = 0; start < days; ) {
    const first = addDays(from, start)
    const end = Math.min(days, start + daysLeft(first, bucket))
    spans.push({ first, last: addDays(from, end - 1), start, end })
    start = end
  }
  return spans
}

/**
 * The prior pieces under these: by day index, not by date (docs/metrics.md#compared-periods). A piece is cut where the prior range ends,
 * and null where it has ended; a longer prior range loses its tail.
 */
export function pairedBuckets(spans: readonly BucketSpan[], prior: DateRange): (BucketSpan | null)[] {
  const days = dayCount(prior.from, prior.to)
  const first = dayNumber(prior.from)
  return spans.map(({ start, end }) => {
    const cut = Math.min(end, days)
    return start >= cut ? null : { first: dateOfDayNumber(first + start), last: dateOfDayNumber(first + cut - 1), start, end: cut }
  })
}

/** Days from this one to the end of its bucket, this one included. */
function daysLeft(date: string, bucket: Bucket): number {
  if (bucket === 'day') return 1
  if (bucket === 'week') return 7 - weekday(date)
  return daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7))) - Number(date.slice(8)) + 1
}
