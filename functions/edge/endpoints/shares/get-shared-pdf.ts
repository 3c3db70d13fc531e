import { getSharedPdf } from '../../../../shared/api/shared-reports.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { reportFileName } from '../../../../shared/report-name.ts'
import { clientOf } from '../../../../shared/reports/client-of.ts'
import { openShare } from '../../../domains/shares/open-share.ts'
import { offersPdf } from '../../../domains/shares/records.ts'
import { sharedPdf } from '../../../domains/shares/shared-pdf.ts'
import { readSealed } from '../../../domains/shares/snapshots.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { signedLink } from '../../../kernel/files.ts'
import { Answer } from '../../../kernel/request/answer.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** As the report: the token is the right, and it reaches the PDF of this one snapshot. */
export const handler = handle(getSharedPdf, async ({ params, event, now }) => {
  const { accountId, share } = await openShare(event, params.token, now)
  if (!offersPdf(share)) throw problem(403, linkMessages.refused.noPdf(share.shared_by))
  const report = await readSealed(accountId, share.hash)
  const key = await sharedPdf(accountId, share, report, now)
  const url = await signedLink(key, `${reportFileName(clientOf(report, share.shared_by), report, report.dates)}.pdf`)
  return new Answer({ value: { url }, headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } })
})
