/** Years for dates of exports that print none. */
import { dayNumber } from '../../../../shared/dates/index.ts'
import { isoDate, readMonthDay } from './dates.ts'

/**
 * Gives years to month-days in the order of the file, so that the last is the latest one not after `today` and every
 * step goes in the file's direction (TikTok prints no year). Cells that are no month-day stay null.
 */
export function withYears(monthDays: ({ month: number; day: number } | null)[], today: string): (string | null)[] {
  const dates: (string | null)[] = monthDays.map(() => null)
  let latest = today
  for (let i = monthDays.length - 1; i >= 0; i--) {
    const given = monthDays[i]
    if (!given) continue
    dates[i] = latestOnOrBefore(given, latest)
    latest = dates[i] ?? latest
  }
  return dates
}

/** No export without years is longer, and none leaves out more days, so that one whose rows were moved is not given wrong years. */
const [longestDays, longestStep] = [366, 31]

/** Whether a column has days without years. */
export const lacksYears = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => /\d/.test(cell))
  return filled.length > 0 && filled.every((cell) => readMonthDay(cell) !== null)
}

/** Whether dates that {@link withYears} made can be trusted: each a few days after the one before it, and all within one year. */
export function areInOrder(dates: readonly (string | null)[]): boolean {
  const days = dates.flatMap((date) => (date === null ? [] : [dayNumber(date)]))
  const steps = days.slice(1).map((day, at) => day - (days[at] ?? day))
  return steps.every((step) => step >= 0 && step <= longestStep) && (days.at(-1) ?? 0) - (days[0] ?? 0) < longestDays
}

/** Days: exports end yesterday, and are imported soon. */
const justNow = 3

/** A file that ends long ago and holds no whole year may be the beginning of an older one. */
export function isYearSure(dates: readonly (string | null)[], today: string, isCut: boolean): boolean {
  const days = dates.flatMap((date) => (date === null ? [] : [dayNumber(date)]))
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  return last - first >= longestDays - 3 || (!isCut && dayNumber(today) - last <= justNow)
}

function latestOnOrBefore({ month, day }: { month: number; day: number }, limit: string): string | null {
  const year = Number(limit.slice(0, 4))
  for (let candidate = year; candidate > year - 9; candidate--) {
    const date = isoDate(candidate, month, day)
    if (date && date <= limit) return date
  }
  return null
}
