/**
 * Dates as text. The names are ours, not `Intl`'s: its month names change between versions ("Sep", "Sept"), and the same
 * report must read the same on screen, in the PDF and in a mail.
 */

import type { Bucket } from '../blocks/shared.ts'
import { formatCount } from '../format-count.ts'
import { formats } from '../formats.ts'
import { memoize } from '../memoize.ts'
import { type DateRange, weekday } from './calendar-date.ts'
import { wallTime } from './zoned.ts'

export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
/** Monday first. */
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
/** Monday first. */
export const fullWeekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const day = (date: string) => String(Number(date.slice(8, 10)))
const month = (date: string) => monthNames[Number(date.slice(5, 7)) - 1] ?? ''
const year = (date: string) => date.slice(0, 4)

/** "20 Nov 2026", "Nov 20, 2026", "2026-11-20" */
export function formatDate(date: string): string {
  const { date: format } = formats()
  if (format === 'iso') return date.slice(0, 10)
  return format === 'day' ? `${formatDay(date)} ${year(date)}` : `${formatDay(date)}, ${year(date)}`
}

/** "20 Nov", "Nov 20", "11-20" */
export function formatDay(date: string): string {
  const { date: format } = formats()
  if (format === 'iso') return date.slice(5, 10)
  return format === 'day' ? `${day(date)} ${month(date)}` : `${month(date)} ${day(date)}`
}

/** As {@link formatDay} in the year of `today`, else with its year: "31 Dec 2025". */
export const formatNear = (date: string, today: string): string => (year(date) === year(today) ? formatDay(date) : formatDate(date))

/** As {@link formatDay} where a range lies in one year, else with the year of the day. */
export const dayIn = ({ from, to }: DateRange, date: string): string => (year(from) === year(to) ? formatDay(date) : formatDate(date))

/** "Fri 20 Nov", "Fri, Nov 20", "Fri 11-20" */
export const formatWeekday = (date: string): string => afterWeekday(date, formatDay(date))

/** "Fri 20 Nov 2026", "Fri, Nov 20, 2026", "Fri 2026-11-20" */
export const formatWeekdayDate = (date: string): string => afterWeekday(date, formatDate(date))

const afterWeekday = (date: string, text: string) => `${weekdayNames[weekday(date)]}${formats().date === 'month' ? ',' : ''} ${text}`

/** "23 Oct – 20 Nov 2026", "1–20 Nov 2026", "20 Dec 2025 – 3 Jan 2026", "20 Nov 2026"; "Nov 1–20, 2026"; "2026-11-01 – 2026-11-20" */
export function formatRange(from: string, to: string): string {
  const { date: format } = formats()
  if (from === to) return formatDate(to)
  if (format === 'iso') return `${formatDate(from)} – ${formatDate(to)}`
  return `${shortRange(from, to)}${format === 'month' ? ',' : ''} ${year(to)}`
}

/** "1 day", "29 days" */
export function formatDayCount(days: number): string {
  return days === 1 ? '1 day' : `${formatCount(days)} days`
}

/** As {@link formatRange}; a single day says so, as what starts with the month does on its first day: "1 Nov 2026 (1 day)" */
export function formatCovered({ from, to }: DateRange): string {
  return `${formatRange(from, to)}${from === to ? ` (${formatDayCount(1)})` : ''}`
}

/** Under a column: "20 Nov", "16–22 Nov", "Nov 2026". */
export function formatBucket(first: string, last: string, bucket: Bucket): string {
  if (bucket === 'month') return `${month(first)} ${year(first)}`
  return shortRange(first, last)
}

/** "13–19 Nov", "Nov 13–19", "11-13 – 11-19": the range without the year of its end. */
export function shortRange(from: string, to: string): string {
  const { date: format } = formats()
  if (from === to) return formatDay(to)
  if (year(from) !== year(to)) return `${formatDate(from)} – ${formatDay(to)}`
  if (month(from) !== month(to) || format === 'iso') return `${formatDay(from)} – ${formatDay(to)}`
  return format === 'day' ? `${day(from)}–${formatDay(to)}` : `${formatDay(from)}–${day(to)}`
}

const zoneNames = new Map<string, Intl.DateTimeFormat>()

/** The short name of a zone at an instant: "GMT", "BST", "GMT-5". */
export function zoneName(instant: string | number | Date, zone: string): string {
  const formatter = memoize(zoneNames, zone, () => new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' }))
  return formatter.formatToParts(new Date(instant)).find((part) => part.type === 'timeZoneName')?.value ?? zone
}

/** "20 Nov 2026, 06:12 GMT" */
export function formatInstant(instant: string | number | Date, zone: string): string {
  const wall = wallTime(instant, zone)
  return `${formatDate(wall)}, ${wall.slice(11)} ${zoneName(instant, zone)}`
}
