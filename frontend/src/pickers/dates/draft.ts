/** What is being chosen in the date picker before it is saved. Pure: the same rules as the server's. */
import {
  type CompareOptionId,
  compareOptionOf,
  compareRange,
  type DateRange,
  daysBetween,
  defaultCompareOf,
  overlapDays,
  rangeProblem,
} from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'

export type Ends = { from: string | null; to: string | null }
export type Draft = { range: Ends; option: CompareOptionId; prior: Ends }

export function draftOf(range: DateRange, prior: DateRange): Draft {
  return { range, prior, option: compareOptionOf(range, prior) }
}

/** Both ends in order, or null. */
export function whole({ from, to }: Ends): DateRange | null {
  return from && to && from <= to ? { from, to } : null
}

/** New report dates; the comparison follows them unless it is custom, and as the default where it was that of the dates before. */
export function withRange(draft: Draft, range: Ends): Draft {
  const [before, both] = [whole(draft.range), whole(range)]
  const isDefault = before !== null && draft.option === defaultCompareOf(before)
  return withOption({ ...draft, range }, both && isDefault ? defaultCompareOf(both) : draft.option)
}

export function withOption(draft: Draft, option: CompareOptionId): Draft {
  const both = whole(draft.range)
  return { ...draft, option, prior: both && option !== 'custom' ? compareRange(option, both) : draft.prior }
}

/** The sentence that keeps the dates from being saved, or null. */
export function draftProblem({ range, prior }: Draft, today: string): string | null {
  return rangeProblem(range, today) ?? rangeProblem(prior, today)
}

/** What a comparison leaves out or counts twice, or null. */
export function gapNote(range: DateRange, prior: DateRange): string | null {
  const overlap = overlapDays(range, prior)
  if (overlap > 0) return `${formatCount(overlap)} ${overlap === 1 ? 'day overlaps' : 'days overlap'}`
  const between = daysBetween(prior.to, range.from) - 1
  if (between > 0 && between < 7) return `${formatCount(between)} ${between === 1 ? 'day between is' : 'days between are'} left out`
  return null
}
