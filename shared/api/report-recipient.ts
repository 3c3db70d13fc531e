/** A recipient of a run, and what became of their email. */
import * as v from 'valibot'

/** Why somebody gets no email of a report, by what they chose. `since`: when they unsubscribed (ISO, UTC), or the day until which it is paused. */
export const HeldBack = v.object({ reason: v.picklist(['unsubscribed', 'paused']), since: v.string() })
export type HeldBack = v.InferOutput<typeof HeldBack>

export const ReportRecipient = v.object({
  email: v.string(),
  name: v.nullable(v.string()),
  /** `skipped`: by `held_back` */
  status: v.picklist(['waiting', 'retrying', 'sent', 'failed', 'skipped']),
  sent_at: v.nullable(v.string()),
  held_back: v.optional(HeldBack),
})
export type ReportRecipient = v.InferOutput<typeof ReportRecipient>
