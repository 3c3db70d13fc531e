/**
 * The registry of date presets (docs/metrics.md#ranges): pickers, schedules, templates, template files and the API take ids, names and dates from
 * here. Today is the date in the report's zone.
 */
import { addDays, addMonths, type DateRange, firstOfMonth, weekday } from './calendar-date.ts'

type QuickRange = { readonly label: string; readonly dates: (today: string) => DateRange }

/** Ends with today, which is part of it. */
const untilToday = (from: (today: string) => string) => (today: string) => ({ from: from(today), to: today })

/** Ends the day before the current period starts. `length`: in months, of which a year holds a whole number */
const monthsOver = (length: number) => (today: string) => {
  const next = firstOfPeriod(today, length)
  return { from: addMonths(next, -length), to: addDays(next, -1) }
}

/** The first day of the month, quarter or year of a day. */
function firstOfPeriod(day: string, length: number): string {
  return addMonths(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % length))
}

const quickRanges = {
  last_7_days: { label: 'Last 7 days', dates: untilToday((today) => addDays(today, -6)) },
  // "from four weeks ago at start of day to end of today": 29 calendar days
  last_4_weeks: { label: 'Last 4 weeks', dates: untilToday((today) => addDays(today, -28)) },
  last_3_months: { label: 'Last 3 months', dates: untilToday((today) => addMonths(today, -3)) },
  month_to_date: { label: 'Month to date', dates: untilToday(firstOfMonth) },
  quarter_to_date: { label: 'Quarter to date', dates: untilToday((today) => firstOfPeriod(today, 3)) },
  year_to_date: { label: 'Year to date', dates: untilToday((today) => firstOfPeriod(today, 12)) },
  // ISO weeks, as in charts: a schedule has several readers, and one week
  last_week: { label: 'Last week', dates: (today) => ({ from: addDays(today, -7 - weekday(today)), to: addDays(today, -1 - weekday(today)) }) },
  last_month: { label: 'Last month', dates: monthsOver(1) },
  last_quarter: { label: 'Last quarter', dates: monthsOver(3) },
  last_year: { label: 'Last year', dates: monthsOver(12) },
} as const satisfies Record<string, QuickRange>

export type QuickRangeId = keyof typeof quickRanges

const isId = (id: string): id is QuickRangeId => Object.hasOwn(quickRanges, id)

/** In the order of the picker. */
export const quickRangeIds: readonly QuickRangeId[] = Object.keys(quickRanges).filter(isId)

export const quickRangeLabel = (id: QuickRangeId): string => quickRanges[id].label

export function quickRange(id: QuickRangeId, today: string): DateRange {
  return quickRanges[id].dates(today)
}

/** What a report covers until told otherwise. */
export const defaultRangeId = 'last_4_weeks' satisfies QuickRangeId

/** Its dates: by the very function of the quick range, so the picker marks it. */
export function defaultRange(today: string): DateRange {
  return quickRange(defaultRangeId, today)
}

/** The quick range these dates are today, or null. In January several can match: the first in the list is named. */
export function quickRangeOf(range: DateRange, today: string): QuickRangeId | null {
  const isRange = (id: QuickRangeId) => {
    const { from, to } = quickRange(id, today)
    return from === range.from && to === range.to
  }
  return quickRangeIds.find(isRange) ?? null
}
