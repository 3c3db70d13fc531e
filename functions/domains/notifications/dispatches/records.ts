/** One notification to one person in one channel that sends: its line in the ledger. */
import * as v from 'valibot'
import { sendingChannels } from '../../../../shared/notifications/choices.ts'

export const Dispatch = v.object({
  accountId: v.string(),
  userId: v.string(),
  channel: v.picklist(sendingChannels),
  /** as of the notification in the person's list */
  id: v.string(),
  /** of the event */
  type: v.string(),
  eventId: v.string(),
  /** of the event, epoch milliseconds */
  at: v.number(),
  /** gathered: in a digest, which is a dispatch of its own. dropped: by the time it was sent they had chosen otherwise, or had no right to it. undelivered: given up, and an owner sees it. */
  state: v.picklist(['waiting', 'gathered', 'sent', 'dropped', 'undelivered']),
  /** begun so far */
  tries: v.number(),
  /** written before the channel is asked, gone when it said that it did not take it: with it nobody can tell whether it went out */
  in_doubt: v.optional(v.boolean(), false),
  /** places that have it, where a channel has several */
  reached: v.optional(v.array(v.string()), []),
  /** of whoever works on it */
  token: v.optional(v.string()),
  /** why the last try failed, in a sentence for an owner */
  reason: v.optional(v.string()),
  /** of the notification; of what is undelivered, so that it can be read in a list */
  message: v.optional(v.string()),
  /** ISO instant of its end */
  ended_at: v.optional(v.string()),
  gsi1pk: v.optional(v.string()),
  /** begins with the ISO instant at which it is due */
  gsi1sk: v.optional(v.string()),
})
export type Dispatch = v.InferOutput<typeof Dispatch>
