import { isRealDate, monthNames } from '../../../../shared/dates/index.ts'

/**
 * Reads a day as people write it: `2026-11-20`, `20 Nov 2026`, `20 November 2026`, `20/11/2026`, `20 Nov` (the year of `today`).
 * Null for anything else.
 */
export function parseDay(text: string, today: string): string | null {
  const trimmed = text.trim()
  if (isRealDate(trimmed)) return trimmed
  const [, day = '', month = '', year = today.slice(0, 4)] = /^(\d{1,2})[\s./-]+([a-z]{3,9}|\d{1,2})\.?(?:[\s./-]+(\d{4}))?$/i.exec(trimmed) ?? []
  const named = monthNames.findIndex((name) => name.toLowerCase() === month.slice(0, 3).toLowerCase()) + 1
  const date = `${year}-${String(named || Number(month)).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isRealDate(date) ? date : null
}
