import { updateReportEmails } from '../../../../shared/api/recipients.ts'
import { choose, comeBack, leave } from '../../../domains/recipients/leave.ts'
import { openEmailLink, reportEmailsOf } from '../../../domains/recipients/report-emails.ts'
import { unseen } from '../../../domains/recipients/unseen.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(updateReportEmails, async ({ params, body: { which, subscribed, ...chosen }, now }) => {
  const opened = await openEmailLink(params.token, now)
  if (subscribed === true) await comeBack(opened, which)
  if (subscribed === false) await leave(opened, which, now)
  await choose(opened, which, chosen)
  return unseen(await reportEmailsOf(opened))
})
