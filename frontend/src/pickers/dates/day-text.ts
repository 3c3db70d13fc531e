import { isRealDate, monthNames } from '../../../../shared/dates/index.ts'
import { formats } from '../../../../shared/formats.ts'

/** What is asked for where no day is typed. */
export const dayHint = () => ({ day: 'Day Month Year', month: 'Month Day Year', iso: 'Year-Month-Day' })[formats().date]

/**
 * Reads a day as people write it: `2026-11-20`, `20 Nov 2026`, `20 November 2026`, `Nov 20, 2026`, `20 Nov` (the year of `today`), and
 * `20/11/2026`, or `11/20/2026` where dates begin with the month. Null for anything else.
 */
export function parseDay(text: string, today: string): string | null {
  const trimmed = text.trim()
  if (isRealDate(trimmed)) return trimmed
  const [, first = '', second = '', year = today.slice(0, 4)] =
    /^([a-z]{3,9}|\d{1,2})[\s./-]+([a-z]{3,9}|\d{1,2})[.,]?(?:[\s./-]+(\d{4}))?$/i.exec(trimmed) ?? []
  const startsWithMonth = /[a-z]/i.test(first) || (formats().date === 'month' && !/[a-z]/i.test(second))
  const [day, month] = startsWithMonth ? [second, first] : [first, second]
  const named = monthNames.findIndex((name) => name.toLowerCase() === month.slice(0, 3).toLowerCase()) + 1
  const date = `${year}-${String(named || Number(month)).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isRealDate(date) ? date : null
}
