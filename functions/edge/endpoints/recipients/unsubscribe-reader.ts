import { unsubscribeReader } from '../../../../shared/api/recipients.ts'
import { leave } from '../../../domains/recipients/leave.ts'
import { openEmailLink } from '../../../domains/recipients/report-emails.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** From the reports of the schedule that the email was of; the same again changes nothing. */
export const handler = handle(unsubscribeReader, async ({ params, now }) => {
  await leave(await openEmailLink(params.token, now), 'report', now)
  return { unsubscribed: true as const }
})
