import { updateReportEmails } from '../../shared/api/recipients.ts'
import { handle } from '../lib/endpoint.ts'
import { comeBack, leave } from './leave.ts'
import { openEmailLink, reportEmailsOf } from './report-emails.ts'
import { unseen } from './unseen.ts'

export const handler = handle(updateReportEmails, async ({ params, body: { which, subscribed }, now }) => {
  const opened = await openEmailLink(params.token, now)
  if (subscribed) await comeBack(opened, which)
  else await leave(opened, which, now)
  return unseen(await reportEmailsOf(opened))
})
