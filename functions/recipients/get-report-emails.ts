import { getReportEmails } from '../../shared/api/recipients.ts'
import { handle } from '../lib/endpoint.ts'
import { openEmailLink, reportEmailsOf } from './report-emails.ts'
import { unseen } from './unseen.ts'

/** Needs no session: the token is the right, and it reaches what one reader chose. Reading it changes nothing: programs follow the links of emails. */
export const handler = handle(getReportEmails, async ({ params, now }) => unseen(await reportEmailsOf(await openEmailLink(params.token, now))))
