import { getReportEmails } from '../../../../shared/api/recipients.ts'
import { openEmailLink, reportEmailsOf } from '../../../domains/recipients/report-emails.ts'
import { unseen } from '../../../domains/recipients/unseen.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** Needs no session: the token is the right, and it reaches what one reader chose. Reading it changes nothing: programs follow the links of emails. */
export const handler = handle(getReportEmails, async ({ params, now }) => unseen(await reportEmailsOf(await openEmailLink(params.token, now))))
