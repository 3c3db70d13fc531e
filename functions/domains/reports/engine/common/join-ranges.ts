/** Which ranges a source is asked for. */
import { type DateRange, daysBetween } from '../../../../../shared/dates/index.ts'

/** Reading the days between two ranges costs less than a second Query. */
const closeDays = 62

/** A range and the prior one, oldest first; as one with all between when they overlap or lie at most `within` days apart. */
export function joinRanges(range: DateRange, prior: DateRange | null, within = closeDays): DateRange[] {
  if (!prior) return [range]
  const [early, late] = prior.from <= range.from ? [prior, range] : [range, prior]
  if (daysBetween(early.to, late.from) > within) return [early, late]
  return [{ from: early.from, to: early.to > late.to ? early.to : late.to }]
}
