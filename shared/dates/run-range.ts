/** What the runs of a schedule cover: counted from the day of the run, so that each tells something new (docs/decisions/0006). */
import { formatCount } from '../format-count.ts'
import { addDays, type DateRange, dayCount } from './calendar-date.ts'
import { type ComputedCompareId, compareOptionOf, compareRange, defaultCompare, defaultCompareOf } from './compare.ts'
import { type QuickRangeId, quickRange, quickRangeLabel, quickRangeOf } from './quick-ranges.ts'

/** A quick range of the day of the run, or so many days, that day being the last of them. */
export type RunRange = QuickRangeId | { days: number }

/** What a run on `day` covers. */
export function runRange(range: RunRange, day: string): DateRange {
  return typeof range === 'string' ? quickRange(range, day) : { from: addDays(day, 1 - range.days), to: day }
}

/**
 * How a schedule goes on with the range of a report: as the quick range it is today, else as its length. Where several are these dates today, as
 * Last 7 days and Month to date on the 7th, it is the `preset` one, with which the report began.
 */
export function runRangeOf(range: DateRange, today: string, preset: QuickRangeId | null = null): RunRange {
  if (preset && isSame(quickRange(preset, today), range)) return preset
  return quickRangeOf(range, today) ?? { days: dayCount(range.from, range.to) }
}

export function runRangeLabel(range: RunRange): string {
  if (typeof range === 'string') return quickRangeLabel(range)
  return range.days === 1 ? 'The day of the run' : `Last ${formatCount(range.days)} days`
}

/** How a schedule goes on with the comparison of a report: as the `preset` one where it is these dates; dates of one's own become the default of that range, as they cannot move along. */
export function runCompareOf(range: DateRange, prior: DateRange, preset: ComputedCompareId | null = null): ComputedCompareId {
  if (preset && isSame(compareRange(preset, range), prior)) return preset
  const option = compareOptionOf(range, prior)
  return option === 'custom' ? defaultCompareOf(range) : option
}

const isSame = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to

/**
 * The default comparison of a run on `day`. A range that ends on the day of the run, such as Month to date, has the same default on every day, even on
 * the last of a month, when it happens to be a whole month.
 */
export function defaultRunCompare(range: RunRange, day: string): ComputedCompareId {
  const covered = runRange(range, day)
  return covered.to === day ? defaultCompare : defaultCompareOf(covered)
}

/** What a run on `day` covers, and what that is compared with. */
export function runDates(range: RunRange, compare: ComputedCompareId | null | undefined, day: string): { covered: DateRange; prior: DateRange } {
  const covered = runRange(range, day)
  return { covered, prior: compareRange(compare ?? defaultRunCompare(range, day), covered) }
}
