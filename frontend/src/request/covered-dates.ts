import type { ReportRecord } from '../../../shared/api/schedules.ts'
import { formatCovered, formatRange } from '../../../shared/dates/index.ts'
import { messages } from '../../../shared/messages.ts'

/** "Covers 26 Oct – 22 Nov 2026, compared with 28 Sep – 25 Oct 2026."; `isFirst` of several sends. */
export function coversSentence({ dateFrom, dateTo, priorFrom, priorTo }: NonNullable<ReportRecord['dates']>, isFirst = false): string {
  return messages.schedule.covers(formatCovered({ from: dateFrom, to: dateTo }), priorFrom && priorTo ? formatRange(priorFrom, priorTo) : null, isFirst)
}
