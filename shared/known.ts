/** What is known from when: days of which everything that happened is known, be it nothing (docs/metrics.md#what-is-known-from-when). */
import * as v from 'valibot'
import { addDays, type DateRange, dayCount, daysBetween } from './dates/calendar-date.ts'

/** "2026-01-01/2026-03-31", in order; none meets the next, nor stands right before it. */
export const KnownDays = v.array(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/)))
export type KnownDays = readonly string[]

/** Days that a file or a network tells of: of a source (reviews, posts) or of a measure that leaves out days on which nothing happened. */
export type Told = DateRange & { readonly of: string }

/**
 * Tells of each thing that a figure is made of, such as a post, its kind and which parts of the figure it has, as the bits of a number.
 * Those of one kind should have the same parts, as all videos should have views.
 */
export type Pieces = (tell: (kind: string, has: number) => void) => void

const daysOf = (interval: string): DateRange => ({ from: interval.slice(0, 10), to: interval.slice(11) })

/** The same with some days more; a gap between what was known and what is told stays one. */
export function withDays(known: KnownDays, { from, to }: DateRange): string[] {
  return joined([...known, `${from}/${to}`])
}

/** Intervals in any order, as they are kept. */
export function joined(known: KnownDays): string[] {
  const all: DateRange[] = []
  for (const one of known.toSorted().map(daysOf)) {
    const last = all.at(-1)
    if (last && one.from <= addDays(last.to, 1)) all[all.length - 1] = { from: last.from, to: one.to > last.to ? one.to : last.to }
    else all.push(one)
  }
  return all.map((one) => `${one.from}/${one.to}`)
}

/** How many days of a range are known. */
export function daysKnown(known: KnownDays, range: DateRange): number {
  let days = 0
  for (const { from, to } of known.map(daysOf)) {
    const [first, last] = [from > range.from ? from : range.from, to < range.to ? to : range.to]
    if (first <= last) days += dayCount(first, last)
  }
  return days
}

/** Longer than a week, the last day of a file is its last row, however seldom something happens. */
const quietDays = 7

/**
 * The days that a file with these dates tells of, null without any: from its first item to its last one. An export made now ends today,
 * and is one when it was quiet for no longer than it was between any two of its items, and for a week at most. `said`: what somebody says the file covers.
 */
export function daysTold(dates: readonly string[], today: string, said: { readonly from: string | null; readonly to: string } | null): DateRange | null {
  const ordered = [...new Set(dates)].sort()
  const [first, last] = [ordered[0] ?? said?.from ?? said?.to, ordered.at(-1) ?? said?.to]
  if (first === undefined || last === undefined) return null
  if (said) return { from: said.from !== null && said.from < first ? said.from : first, to: said.to > last ? said.to : last }
  const pauses = ordered.slice(1).map((date, index) => daysBetween(ordered[index] ?? date, date))
  const quiet = Math.min(quietDays, Math.max(1, ...pauses))
  return { from: first, to: last < today && daysBetween(last, today) <= quiet ? today : last }
}
