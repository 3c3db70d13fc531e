/** The wire's names of a range and of what it is compared with. Inside they are `range` and `prior`, and only these two functions translate. */
import type { DateRange } from '../dates/index.ts'
import type { ReportDates } from './request.ts'

type Ranges = { readonly range: DateRange; readonly prior: DateRange | null }

/** The range of a report and what it is compared with: before it, after it or around it, or nothing. */
export function rangesOf({ dateFrom, dateTo, priorFrom, priorTo }: ReportDates): Ranges {
  return { range: { from: dateFrom, to: dateTo }, prior: priorFrom && priorTo ? { from: priorFrom, to: priorTo } : null }
}

export function datesOf({ range, prior }: Ranges): ReportDates {
  return { dateFrom: range.from, dateTo: range.to, priorFrom: prior?.from ?? null, priorTo: prior?.to ?? null }
}
