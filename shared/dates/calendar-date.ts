/**
 * Calendar dates as text, `YYYY-MM-DD`, Gregorian, years 1 to 9999. No zone is involved: a date becomes an instant only
 * at the very end (docs/metrics.md#ranges). Text order is date order, so `<` and `>` compare dates.
 */
import { dayMs } from './durations.ts'

/** Both ends included. */
export type DateRange = { readonly from: string; readonly to: string }

/** True for a date that exists, written YYYY-MM-DD; false for `2026-02-30`. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && dateOfDayNumber(at / dayMs) === text && text >= '0001-01-01'
}

/** Days since 1970-01-01. */
export function dayNumber(date: string): number {
  const days = Date.parse(`${date}T00:00:00Z`) / dayMs
  if (Number.isNaN(days)) throw new RangeError(`Not a calendar date: ${date}`)
  return days
}

/** The inverse of {@link dayNumber}. */
export function dateOfDayNumber(days: number): string {
  return new Date(days * dayMs).toISOString().slice(0, 10)
}

/** Days later, or earlier when negative; a calendar date has no zone, so no clock change touches it. */
export function addDays(date: string, days: number): string {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** Calendar months later (or earlier); a day the month does not have becomes its last day. */
export function addMonths(date: string, months: number): string {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(index / 12)
  const month = (index % 12) + 1
  return calendarDate(year, month, Math.min(Number(date.slice(8)), daysInMonth(year, month)))
}

/** 29 February becomes 28 February in a common year. */
export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12)
}

/** The first day of the month of a date. */
export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`
}

/** How many whole calendar months a range is; null where it starts or ends within one. */
export function wholeMonths({ from, to }: DateRange): number | null {
  const next = addDays(to, 1)
  if (from > to || from !== firstOfMonth(from) || next !== firstOfMonth(next)) return null
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return monthOf(next) - monthOf(from)
}

/** `month` 1..12 */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** From one date to another: 1 from today to tomorrow, negative backwards. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** Length of a range with both ends: 1 when they are the same day. */
export function dayCount(from: string, to: string): number {
  return daysBetween(from, to) + 1
}

/** 0 Monday .. 6 Sunday, as heat maps and ISO weeks count. */
export function weekday(date: string): number {
  return weekdayOfDay(dayNumber(date))
}

/** As {@link weekday}, of a {@link dayNumber}. */
export function weekdayOfDay(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

function calendarDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
