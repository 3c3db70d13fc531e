/** Who of the recipients of a report gets no email of it, because they chose so. */
import type { HeldBack } from '../../shared/api/report-recipient.ts'
import type { Recipient } from '../schedules/records.ts'
import { all, choicesOf } from './store.ts'
import { whoAre } from './who.ts'

/** By the address that the recipient stands under; whoever gets it is not in it. */
export async function heldBackAmong(accountId: string, scheduleId: string, recipients: readonly Recipient[]): Promise<ReadonlyMap<string, HeldBack>> {
  const people = await whoAre(accountId, recipients)
  const chosen = await choicesOf(accountId, people, [all, scheduleId])
  return new Map(
    recipients.flatMap(({ email }, at) => {
      const since = chosen[at]?.[all]?.unsubscribed_at ?? chosen[at]?.[scheduleId]?.unsubscribed_at
      return since ? [[email, { reason: 'unsubscribed', since }] as const] : []
    }),
  )
}
