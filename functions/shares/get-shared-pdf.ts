import { getSharedPdf } from '../../shared/api/shared-reports.ts'
import { linkMessages } from '../../shared/link-messages.ts'
import { reportFileName } from '../../shared/report-name.ts'
import { clientOf } from '../delivery/client-of.ts'
import { Answer } from '../lib/answer.ts'
import { handle } from '../lib/endpoint.ts'
import { signedLink } from '../lib/files.ts'
import { problem } from '../lib/problem.ts'
import { openShare } from './open-share.ts'
import { offersPdf } from './records.ts'
import { sharedPdf } from './shared-pdf.ts'
import { readSealed } from './snapshots.ts'

/** As the report: the token is the right, and it reaches the PDF of this one snapshot. */
export const handler = handle(getSharedPdf, async ({ params, event, now }) => {
  const { accountId, share } = await openShare(event, params.token, now)
  if (!offersPdf(share)) throw problem(403, linkMessages.refused.noPdf(share.shared_by))
  const report = await readSealed(accountId, share.hash)
  const key = await sharedPdf(accountId, share, report, now)
  const url = await signedLink(key, `${reportFileName(clientOf(report, share.shared_by), report.title, report.dates)}.pdf`)
  return new Answer({ value: { url }, headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } })
})
