/** A report as it is asked for: its type, what it is about, its days. */

import * as v from 'valibot'
import type { DateRange } from '../dates/index.ts'
import { Id, Ids, Labels, Timezone, Word } from '../fields.ts'
import { SubjectRef } from './subject-ref.ts'

/** The range of a report and what it is compared with: before it, after it or around it, or nothing. */
export function rangesOf({ dateFrom, dateTo, priorFrom, priorTo }: Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'priorFrom' | 'priorTo'>): {
  readonly range: DateRange
  readonly prior: DateRange | null
} {
  return { range: { from: dateFrom, to: dateTo }, prior: priorFrom && priorTo ? { from: priorFrom, to: priorTo } : null }
}

/** YYYY-MM-DD, a real calendar date. */
export const IsoDate = v.pipe(v.string(), v.isoDate('Dates must be written as YYYY-MM-DD.'))

export const ReportDates = v.object({ dateFrom: IsoDate, dateTo: IsoDate, priorFrom: v.nullable(IsoDate), priorTo: v.nullable(IsoDate) })

export type ReportDates = v.InferOutput<typeof ReportDates>

/** What was asked for; enough to compute the very same report again. */
export const ReportRequest = v.object({
  type: Word,
  profiles: Ids,
  ...ReportDates.entries,
  timezone: Timezone,
  template_id: v.nullable(Id),
  labels: Labels,
  labelMatch: v.picklist(['any', 'all']),
  ...SubjectRef.entries,
})

export type ReportRequest = v.InferOutput<typeof ReportRequest>
