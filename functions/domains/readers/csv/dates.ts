/** Dates of cells, as networks export them and as spreadsheets of several countries write them again. */
import type { DateOrder } from '../../../../shared/api/import-job.ts'
import { memoize } from '../../../../shared/memoize.ts'

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase()

const names = new Map<'all', ReadonlyMap<string, number>>()
/** The names of months in the languages of exports, whole and short. */
const monthNames = (): ReadonlyMap<string, number> =>
  memoize(names, 'all', () => {
    const known = new Map<string, number>([['sept', 9]])
    for (const language of languages)
      for (const options of [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }, { month: 'short', day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        for (let month = 1; month <= 12; month++) {
          const part = format.formatToParts(Date.UTC(2026, month - 1, 1)).find(({ type }) => type === 'month')
          if (part && !known.has(plain(part.value))) known.set(plain(part.value), month)
        }
      }
    return known
  })

const english = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

function monthNumber(name: string): number | null {
  const found = english.findIndex((month) => name.length >= 3 && month.startsWith(name.toLowerCase()))
  return found < 0 ? (monthNames().get(plain(name)) ?? null) : found + 1
}

/** null for a day that is not in the calendar. */
export function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? date.toISOString().slice(0, 10) : null
}

/** What may stand behind a day: its time. */
const time = '(?:[T ,].*)?'
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${time}$`)
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/])(\d{1,2})\2(\d{4})${time}$`)
const dotted = new RegExp(String.raw`^(\d{1,2})\.(\d{1,2})\.(\d{4})${time}$`)
/** Sep 14, 2026 and Sun, Sep 14, 2026 */
const monthFirst = /^(?:\p{L}{2,10}\.?,? )?(\p{L}{3,12})\.? (\d{1,2}),? (\d{4})$/u
/** 14-Sep-26, 14. Sept. 2026, 14 de set. de 2026 */
const dayFirstNamed = /^(?:\p{L}{2,10}\.?,? )?(\d{1,2})\.?[- ](?:de )?(\p{L}{3,12})\.?[-, ]{1,2}(?:de )?(\d{4}|\d{2})$/u

/**
 * A calendar date as YYYY-MM-DD, or null. The date part only: Meta stamps change from T01 to T00 after the US clock change
 * and are never converted (docs/metrics.md#days-and-timezones). Slashed dates are month first, as every network exports them in any
 * language, unless all dates of the column say otherwise (dateOrder); days stand first before a point.
 */
export function readDate(cell: string | undefined, dayFirst = false): string | null {
  const text = (cell ?? '').trim()
  if (text.length > 60) return null
  const [, year, , month, day] = yearFirst.exec(text) ?? []
  if (year !== undefined) return isoDate(Number(year), Number(month), Number(day))
  const [, first, , second, last] = yearLast.exec(text) ?? []
  if (last !== undefined) return isoDate(Number(last), Number(dayFirst ? second : first), Number(dayFirst ? first : second))
  const [, on, of, at] = dotted.exec(text) ?? []
  return at === undefined ? readNamed(text) : isoDate(Number(at), Number(of), Number(on))
}

function readNamed(text: string): string | null {
  const [, name = '', day, year] = monthFirst.exec(text) ?? []
  const [, date, called = '', short] = name === '' ? (dayFirstNamed.exec(text) ?? []) : []
  const month = monthNumber(name || called)
  const inYear = Number(year ?? short)
  return month === null ? null : isoDate(inYear < 100 ? 2000 + inYear : inYear, month, Number(day ?? date))
}

const clock = /[T ,](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?([ap])\.?m\.?)?$/i

/** Hour and minute behind a date, of 24 hours; null when there is none. */
export function readTime(cell: string | undefined): { hour: number; minute: number } | null {
  const [, hours, minutes, half] = clock.exec((cell ?? '').trim()) ?? []
  if (hours === undefined) return null
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || hour > (half ? 12 : 23)) return null
  return { hour: half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour, minute }
}

/**
 * Whether dates with the year last have the month or the day first, by all that stand in one column: no month is above 12, and if none is,
 * the reading whose days lie closer together is meant. `unclear` when they contradict each other, when read with the day first they lie closer,
 * and when some are written otherwise than the rest: a program of another country read those that it could, with the day first, and left the rest.
 */
export function dateOrder(cells: readonly string[]): 'month' | 'day' | 'unclear' {
  const texts = cells.map((cell) => cell.trim())
  const slashed = texts.filter((text) => yearLast.test(text))
  if (slashed.length === 0) return 'month'
  if (texts.some((text) => dotted.test(text) || yearFirst.test(text))) return 'unclear'
  const [first, second] = [1, 3].map((at) => slashed.some((text) => Number(yearLast.exec(text)?.[at]) > 12))
  if (first && second) return 'unclear'
  if (first || second) return first ? 'day' : 'month'
  const span = (dayFirst: boolean) => {
    const days = slashed.map((cell) => Date.parse(readDate(cell, dayFirst) ?? '')).filter((day) => !Number.isNaN(day))
    return days.reduce((most, day) => Math.max(most, day), 0) - days.reduce((least, day) => Math.min(least, day), Number.MAX_SAFE_INTEGER)
  }
  return slashed.length > 1 && span(true) < span(false) ? 'unclear' : 'month'
}

/** Of dates such as 03/04/2026, whether nothing in the column tells which number is the month. Total rows have no date. */
export function isOrderOpen(cells: readonly string[]): boolean {
  const dates = cells.filter((cell) => /\d/.test(cell)).map((cell) => yearLast.exec(cell.trim()))
  const mayBeBoth = (date: RegExpExecArray | null) => date !== null && Number(date[1]) <= 12 && Number(date[3]) <= 12
  return dates.every(mayBeBoth) && dates.some((date) => date?.[1] !== date?.[3])
}

/** A date with the year last as YYYY-MM-DD, its time behind it; any other text as it is. */
export function withYearFirst(cell: string, order: DateOrder): string {
  const [, first = '', , second = '', year] = yearLast.exec(cell.trim()) ?? []
  const [month, day] = order === 'day' ? [second, first] : [first, second]
  return year === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${cell.trim().slice(`${first}-${second}-${year}`.length)}`
}

/** Days in a row whose day and month a spreadsheet took for each other: of a daily export it is the same day of one month after the other. */
export function isSwapped(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim())
  const written = texts.flatMap((text) => {
    const date = yearFirst.test(text) || dotted.test(text) ? readDate(text) : null
    return date === null ? [] : [date]
  })
  if (written.length < 3 || written.some((date) => Number(date.slice(8)) > 12)) return false
  const [year = '', of = ''] = [written[0]?.slice(0, 4), written[0]?.slice(8)]
  return written.every((date) => date.startsWith(year) && date.endsWith(of)) && new Set(written).size === written.length
}

/** "February 28" of an export without years, or 28-Feb of a spreadsheet: month and day, or null. */
export function readMonthDay(cell: string | undefined): { month: number; day: number } | null {
  const text = (cell ?? '').trim()
  const [, name = '', day] = /^(\p{L}{3,12})\.? (\d{1,2})$/u.exec(text) ?? []
  const [, date, called = ''] = name === '' ? (/^(\d{1,2})\.?[- ](?:de )?(\p{L}{3,12})\.?$/u.exec(text) ?? []) : []
  const month = monthNumber(name || called)
  return month === null || !(day ?? date) ? null : { month, day: Number(day ?? date) }
}
