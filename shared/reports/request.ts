/** A report as it is asked for: its type, what it is about, its days. */
import * as v from 'valibot'
import { Id, Ids, IsoDate, Labels, Timezone, Version, Word } from '../fields.ts'
import { idFields, SentimentScope } from './subject-ref.ts'

export const ReportDates = v.object({ dateFrom: IsoDate, dateTo: IsoDate, priorFrom: v.nullable(IsoDate), priorTo: v.nullable(IsoDate) })

export type ReportDates = v.InferOutput<typeof ReportDates>

export const SubjectIds = v.object(idFields('request', v.optional(Id)))

/** What was asked for; enough to compute the very same report again. */
export const ReportRequest = v.object({
  type: Word,
  profiles: Ids,
  ...ReportDates.entries,
  timezone: Timezone,
  template_id: v.nullable(Id),
  /** of the template; left out, its newest */
  template_version: v.optional(v.nullable(Version)),
  labels: Labels,
  labelMatch: v.picklist(['any', 'all']),
  // what it is about besides profiles and labels, as subjects.ts reads it
  ...SubjectIds.entries,
  sentiment_type: v.optional(SentimentScope),
})

export type ReportRequest = v.InferOutput<typeof ReportRequest>
