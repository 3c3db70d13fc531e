/** A recipient of a run, and what became of their email. */
import * as v from 'valibot'
import { suppressionReasons } from '../suppression.ts'

/**
 * Why somebody gets no email of a report: by what they chose, or because their address takes none of ours
 * (docs/behaviours.md#addresses-that-take-no-email). `since`: an instant (ISO, UTC), or the day until which it is paused.
 */
export const HeldBack = v.object({ reason: v.picklist(['unsubscribed', 'paused', ...suppressionReasons]), since: v.string() })
export type HeldBack = v.InferOutput<typeof HeldBack>

/** Outcomes that the mail service reports of an email it accepted. The status of a bounced email is `failed`. */
export const mailOutcomes = ['delayed', 'delivered', 'bounced', 'complained'] as const
export type MailOutcome = (typeof mailOutcomes)[number]

export const ReportRecipient = v.object({
  email: v.string(),
  name: v.nullable(v.string()),
  /** `skipped`: by what they chose; `later`: on the day of the week that they chose; an address that takes no email is one that `failed` */
  status: v.picklist(['waiting', 'retrying', 'later', 'sent', 'failed', 'skipped']),
  /** when the mail service accepted it */
  sent_at: v.nullable(v.string()),
  /** left out while nothing is reported */
  outcome: v.optional(v.picklist(mailOutcomes)),
  outcome_at: v.optional(v.string()),
  /** of `later`: when they get it (instant, ISO, UTC) */
  due: v.optional(v.string()),
  held_back: v.optional(HeldBack),
})
export type ReportRecipient = v.InferOutput<typeof ReportRecipient>
