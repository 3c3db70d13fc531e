/** What the test of a change compares: days, or weeks of a longer range, which follow seasons more than each other (docs/metrics.md#chance). */
import type { DayInterval, Period } from '../period.ts'
import type { ReportTime } from '../time-axis.ts'

/** In days; from here on weeks. */
const mostDays = 120

/** The steps of both ranges from their first day on; days that are left over at the end are in none. */
export function stepSpans({ days, priorDays }: Pick<ReportTime, 'days' | 'priorDays'>): Readonly<Record<Period, readonly DayInterval[]>> {
  const size = days <= mostDays ? 1 : 7
  const spans = (length: number) => Array.from({ length: Math.floor(length / size) }, (_, step) => ({ start: step * size, end: (step + 1) * size }))
  return { current: spans(days), prior: spans(priorDays ?? 0) }
}
