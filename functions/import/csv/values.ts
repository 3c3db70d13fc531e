/** What cells of exports mean: numbers, dates in six spellings. */

/** An id is part of a key, which holds 1,024 bytes; 200 characters of any script fit. */
export const isTooLong = (id: string) => Buffer.byteLength(id) > 800

/** Above it a double has no ones any more; no network counts so far. */
const largest = Number.MAX_SAFE_INTEGER

const absent = new Set(['', '-', '–', 'n/a', 'na', 'undefined', 'null', 'nan'])

/** No figure has more letters, all its digits and separators counted. */
const longestNumber = 100

/** A figure of a cell; null when the network gave none; undefined when it is not a number at all. */
export function readNumber(cell: string | undefined): number | null | undefined {
  const text = (cell ?? '').trim()
  if (text.length > longestNumber) return undefined
  if (absent.has(text.toLowerCase())) return null
  const plain = text.replace(/%$/, '').replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3}(\D|$))/g, '')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return undefined
  const value = Number(plain)
  return Math.abs(value) <= largest ? value : undefined
}

const monthNames = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

function monthNumber(name: string): number | null {
  const found = monthNames.findIndex((month) => name.length >= 3 && month.startsWith(name.toLowerCase()))
  return found < 0 ? null : found + 1
}

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? date.toISOString().slice(0, 10) : null
}

/**
 * A calendar date as YYYY-MM-DD, or null. The date part only: Meta stamps change from T01 to T00 after the US clock change
 * and are never converted (docs/metrics.md#days-and-timezones). Slashed dates are month first, as every network exports them.
 */
export function readDate(cell: string | undefined): string | null {
  const text = (cell ?? '').trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/.exec(text)
  if (slashed) return isoDate(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]))
  const named = /^(?:[A-Za-z]{3,9},? )?([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/.exec(text)
  const month = named ? monthNumber(named[1] ?? '') : null
  return named && month ? isoDate(Number(named[3]), month, Number(named[2])) : null
}

/** "February 28" of an export without years: month and day, or null. */
export function readMonthDay(cell: string | undefined): { month: number; day: number } | null {
  const named = /^([A-Za-z]{3,9})\.? (\d{1,2})$/.exec((cell ?? '').trim())
  const month = named ? monthNumber(named[1] ?? '') : null
  return named && month ? { month, day: Number(named[2]) } : null
}

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

function latestOnOrBefore({ month, day }: { month: number; day: number }, limit: string): string | null {
  const year = Number(limit.slice(0, 4))
  for (let candidate = year; candidate > year - 9; candidate--) {
    const date = isoDate(candidate, month, day)
    if (date && date <= limit) return date
  }
  return null
}
