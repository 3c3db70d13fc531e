/**
 * Between instants and what a clock on the wall of a zone shows. `Intl` knows the rules; formatters are kept, because
 * making one costs a thousand times what using it does and reports ask for thousands of posts.
 */

import { memoize } from '../memoize.ts'
import { addDays, daysBetween, weekdayOfDay } from './calendar-date.ts'
import { hourMs, minuteMs } from './durations.ts'

/** Date, hour 0..23, minute, and weekday 0 Monday .. 6 Sunday. */
export type ZonedTime = { readonly date: string; readonly hour: number; readonly minute: number; readonly weekday: number }

const formatters = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  return memoize(
    formatters,
    zone,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      }),
  )
}

/** The wall clock as milliseconds, as though it stood in UTC. */
function wallMs(at: number, zone: string): number {
  // "11/21/2026, 09:30:00"
  const text = clockOf(zone).format(at)
  const year = text.indexOf(',')
  const n = (from: number, to: number) => Number(text.slice(from, to))
  return Date.UTC(n(6, year), n(0, 2) - 1, n(3, 5), n(year + 2, year + 4), n(year + 5, year + 7), n(year + 8, year + 10))
}

/** Milliseconds the zone is ahead of UTC at this instant. */
function offsetAt(at: number, zone: string): number {
  const whole = Math.floor(at / 1000) * 1000
  return wallMs(whole, zone) - whole
}

function millis(instant: string | number | Date): number {
  const at = typeof instant === 'string' ? Date.parse(instant) : Number(instant)
  if (Number.isNaN(at)) throw new RangeError(`Not an instant: ${String(instant)}`)
  return at
}

/** What the clock on the wall of an IANA zone shows at an instant. @throws RangeError for an unknown zone */
export function zonedTime(instant: string | number | Date, zone: string): ZonedTime {
  const wall = wallMs(millis(instant), zone)
  const days = Math.floor(wall / (24 * hourMs))
  const minutes = Math.floor((wall - days * 24 * hourMs) / minuteMs)
  return {
    date: new Date(wall).toISOString().slice(0, 10),
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
    weekday: weekdayOfDay(days),
  }
}

/** The calendar date an instant falls on in a zone. */
export function dateIn(instant: string | number | Date, zone: string): string {
  return new Date(wallMs(millis(instant), zone)).toISOString().slice(0, 10)
}

/** How many days from today until something ends, by the calendar of a zone: 14 for a trial of 14 days that began just now. 0: today, or before. */
export const daysLeft = (end: string, today: string, zone: string): number => Math.max(0, daysBetween(today, dateIn(end, zone)))

/** `YYYY-MM-DDTHH:mm` on the wall clock of a zone. */
export function wallTime(instant: string | number | Date, zone: string): string {
  return new Date(wallMs(millis(instant), zone)).toISOString().slice(0, 16)
}

/** The date in an IANA zone at `now`. @throws RangeError for an unknown zone */
export function today(zone: string, now: Date): string {
  return dateIn(now, zone)
}

/**
 * The instant (epoch milliseconds) at which the clock of a zone shows `YYYY-MM-DDTHH:mm`. A time the clock skips becomes
 * the first minute after the gap; a time it shows twice is the first of the two.
 */
export function instantOf(wall: string, zone: string): number {
  const asUtc = Date.parse(`${wall}:00Z`)
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a wall time: ${wall}`)
  const before = offsetAt(asUtc - 24 * hourMs, zone)
  const after = offsetAt(asUtc + 24 * hourMs, zone)
  // the larger offset is the earlier instant
  for (const offset of [Math.max(before, after), Math.min(before, after)]) {
    if (offsetAt(asUtc - offset, zone) === offset) return asUtc - offset
  }
  return changeBetween(asUtc - after, asUtc - before, zone)
}

/** The first instant, to the minute, after `low` at which the zone's offset is the one it has at `high`. */
function changeBetween(low: number, high: number, zone: string): number {
  const late = offsetAt(high, zone)
  let from = low
  let to = high
  while (to - from > minuteMs) {
    const middle = from + Math.floor((to - from) / minuteMs / 2) * minuteMs
    if (offsetAt(middle, zone) === late) to = middle
    else from = middle
  }
  return to
}

/** [first instant of `from`, first instant of the day after `to`): a day of clock change has 23 or 25 hours. */
export function instantRange(from: string, to: string, zone: string): [string, string] {
  const midnight = (date: string) => new Date(instantOf(`${date}T00:00`, zone)).toISOString()
  return [midnight(from), midnight(addDays(to, 1))]
}
