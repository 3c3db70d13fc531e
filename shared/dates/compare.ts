/** What a range is compared with (docs/metrics.md#compared-periods; labels in the order of the picker). */
import { addDays, addMonths, addYears, type DateRange, dayCount, wholeMonths } from './calendar-date.ts'

/** Options that say the dates themselves; Custom is whatever was entered. */
export const computedCompareIds = ['preceding_match_weekday', 'last_year_match_weekday', 'preceding', 'last_year'] as const
export type ComputedCompareId = (typeof computedCompareIds)[number]
export type CompareOptionId = ComputedCompareId | 'custom'

export const compareLabels = {
  preceding_match_weekday: 'Preceding period (match day of week)',
  last_year_match_weekday: 'Same period last year (match day of week)',
  preceding: 'Preceding period',
  last_year: 'Same period last year',
  custom: 'Custom',
} as const satisfies Record<CompareOptionId, string>

/** The options as a picker lists them. */
export const compareOptions: readonly { id: CompareOptionId; label: string }[] = [...computedCompareIds, 'custom' as const].map((id) => ({
  id,
  label: compareLabels[id],
}))

/** Compared with unless something else is asked for: Sundays stand beside Sundays, also under the 29 days of the default range. */
export const defaultCompare = 'preceding_match_weekday' satisfies ComputedCompareId

/** The default comparison of these dates: whole calendar months have those before them, which start on other weekdays. */
export function defaultCompareOf(range: DateRange): ComputedCompareId {
  return wholeMonths(range) === null ? defaultCompare : 'preceding'
}

/** What a range is compared with when nobody said: on screen, in schedules and where the API is asked without prior dates. */
export function defaultPrior(range: DateRange): DateRange {
  return compareRange(defaultCompareOf(range), range)
}

/**
 * The range to compare with (docs/metrics.md#compared-periods). Whole calendar months, such as a quarter, are compared with as many whole months;
 * other dates keep their length or their days of the month, and 29 February becomes the 28th.
 */
export function compareRange(option: ComputedCompareId, range: DateRange): DateRange {
  const days = dayCount(range.from, range.to)
  const months = wholeMonths(range)
  switch (option) {
    case 'preceding':
      return months === null ? shift(range, days) : monthsBack(range, months)
    case 'preceding_match_weekday':
      return shift(range, 7 * Math.ceil(days / 7))
    case 'last_year':
      return months === null ? { from: addYears(range.from, -1), to: addYears(range.to, -1) } : monthsBack(range, 12)
    case 'last_year_match_weekday':
      return shift(range, 364)
  }
}

/** The option that gives exactly these dates; where several do, as for whole weeks, the one that a picker lists first. */
export function compareOptionOf(range: DateRange, prior: DateRange): CompareOptionId {
  const found = computedCompareIds.find((option) => {
    const { from, to } = compareRange(option, range)
    return from === prior.from && to === prior.to
  })
  return found ?? 'custom'
}

/** Days that stand in both ranges; more than 0 deserves a note. */
export function overlapDays(range: DateRange, prior: DateRange): number {
  const from = range.from > prior.from ? range.from : prior.from
  const to = range.to < prior.to ? range.to : prior.to
  return from > to ? 0 : dayCount(from, to)
}

function shift({ from, to }: DateRange, daysBack: number): DateRange {
  return { from: addDays(from, -daysBack), to: addDays(to, -daysBack) }
}

/** From the first of a month to the last of one, however long they are. */
function monthsBack({ from, to }: DateRange, months: number): DateRange {
  return { from: addMonths(from, -months), to: addDays(addMonths(addDays(to, 1), -months), -1) }
}
