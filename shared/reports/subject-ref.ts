import * as v from 'valibot'
import { Id } from '../fields.ts'
import { sentimentScopes } from './sentiment-scopes.ts'

export const SentimentScope = v.picklist(sentimentScopes)

/** What a request names besides profiles and labels; its type says which. */
export const SubjectRef = v.object({
  listener_gid: v.optional(Id),
  sentiment_type: v.optional(SentimentScope),
  /** of a report over one ad account */
  ad_account_id: v.optional(Id),
  advocacy_gid: v.optional(Id),
})
export type SubjectRef = v.InferOutput<typeof SubjectRef>
