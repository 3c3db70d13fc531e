/** The quick ranges of the date picker (docs/metrics.md#ranges). All end today; today is the date in the report's zone. */
import { addDays, addMonths, type DateRange } from './calendar-date.ts'

export const quickRangeIds = ['last_7_days', 'last_4_weeks', 'last_3_months', 'month_to_date', 'quarter_to_date', 'year_to_date'] as const
export type QuickRangeId = (typeof quickRangeIds)[number]

export const quickRangeLabels = {
  last_7_days: 'Last 7 days',
  last_4_weeks: 'Last 4 weeks',
  last_3_months: 'Last 3 months',
  month_to_date: 'Month to date',
  quarter_to_date: 'Quarter to date',
  year_to_date: 'Year to date',
} as const satisfies Record<QuickRangeId, string>

const starts: Record<QuickRangeId, (today: string) => string> = {
  last_7_days: (today) => addDays(today, -6),
  // "from four weeks ago at start of day to end of today": 29 calendar days
  last_4_weeks: (today) => addDays(today, -28),
  last_3_months: (today) => addMonths(today, -3),
  month_to_date: (today) => `${today.slice(0, 7)}-01`,
  quarter_to_date: (today) => `${today.slice(0, 4)}-${['01', '04', '07', '10'][Math.floor((Number(today.slice(5, 7)) - 1) / 3)]}-01`,
  year_to_date: (today) => `${today.slice(0, 4)}-01-01`,
}

/** Ends with `today`, which is part of it. */
export function quickRange(id: QuickRangeId, today: string): DateRange {
  return { from: starts[id](today), to: today }
}

/** What a report covers until told otherwise. */
export const defaultRangeId = 'last_4_weeks' satisfies QuickRangeId

/** Its dates: by the very function of the quick range, so the picker marks it. */
export function defaultRange(today: string): DateRange {
  return quickRange(defaultRangeId, today)
}

/** The quick range these dates are today, or null. In January several can match: the first in the list is named. */
export function quickRangeOf(range: DateRange, today: string): QuickRangeId | null {
  if (range.to !== today) return null
  return quickRangeIds.find((id) => quickRange(id, today).from === range.from) ?? null
}
