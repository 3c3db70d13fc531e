/** Are the dates of a report acceptable? The picker and the server ask the same question. */
import { messages } from '../messages.ts'
import { addYears, isRealDate } from './calendar-date.ts'

export type AskedDates = {
  readonly from: string | null | undefined
  readonly to: string | null | undefined
  readonly priorFrom?: string | null
  readonly priorTo?: string | null
}

const longestYears = 10

/** The sentence for the user, or null when the dates are fine. `today` is the date in the report's zone. */
export function rangeProblem({ from, to, priorFrom, priorTo }: AskedDates, today: string): string | null {
  const problem = endsProblem(from, to, today)
  if (problem) return problem
  if (!priorFrom && !priorTo) return null
  if (!priorFrom || !priorTo) return messages.dates.comparePair
  return endsProblem(priorFrom, priorTo, today)
}

function endsProblem(from: string | null | undefined, to: string | null | undefined, today: string): string | null {
  if (!from || !isRealDate(from)) return messages.dates.start
  if (!to || !isRealDate(to)) return messages.dates.end
  if (to > today) return messages.dates.endAfterToday
  if (from > to) return messages.dates.startAfterEnd
  if (addYears(from, longestYears) < to) return messages.dates.tooLong
  return null
}
