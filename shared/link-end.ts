/** When a link to a report ends: with a day of its report's zone, so that emails, pages and lists all name the same last day. */
import { addDays } from './dates/calendar-date.ts'
import { dateIn, instantRange } from './dates/zoned.ts'

/** The instant after the last day of a link, ISO: it works for the rest of this day and `days` more. */
export function linkEnd(days: number, now: Date, timezone: string): string {
  const last = addDays(dateIn(now, timezone), days)
  return instantRange(last, last, timezone)[1]
}

/** The last day on which a link works, YYYY-MM-DD. */
export const lastDayOf = (expiresAt: string, timezone: string): string => dateIn(Date.parse(expiresAt) - 1, timezone)
