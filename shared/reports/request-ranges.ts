import type { DateRange } from '../dates/index.ts'
import type { ReportRequest } from './report.ts'

/** The range of a report and what it is compared with: before it, after it or around it, or nothing. */
export function rangesOf({ dateFrom, dateTo, priorFrom, priorTo }: Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'priorFrom' | 'priorTo'>): {
  readonly range: DateRange
  readonly prior: DateRange | null
} {
  return { range: { from: dateFrom, to: dateTo }, prior: priorFrom && priorTo ? { from: priorFrom, to: priorTo } : null }
}
