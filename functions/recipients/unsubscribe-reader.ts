import { unsubscribeReader } from '../../shared/api/recipients.ts'
import { handle } from '../lib/endpoint.ts'
import { leave } from './leave.ts'
import { openEmailLink } from './report-emails.ts'

/** From the reports of the schedule that the email was of; the same again changes nothing. */
export const handler = handle(unsubscribeReader, async ({ params, now }) => {
  await leave(await openEmailLink(params.token, now), 'report', now)
  return { unsubscribed: true as const }
})
