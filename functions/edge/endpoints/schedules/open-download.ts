import { openDownload } from '../../../../shared/api/schedules.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { pdfLink } from '../../../domains/schedules/pdf-link.ts'
import { type Download, findDownload } from '../../../domains/schedules/store/downloads.ts'
import { getOccurrence } from '../../../domains/schedules/store/occurrences.ts'
import { isOver } from '../../../domains/shares/records.ts'
import { getShare } from '../../../domains/shares/store/shares.ts'
import { isClosed } from '../../../kernel/accounts/store.ts'
import { handle, redirect } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { signedMethod } from '../../../kernel/request/request.ts'

/**
 * Needs no session: the token is the right. Unknown, over and removed look the same, and so does what went with a link to the report that was
 * recalled, replaced or given a password since: whoever has the email alone reads neither.
 */
export const handler = handle(openDownload, async ({ event, params, now }) => {
  const download = await findDownload(params.token, now)
  const isThere = download && !(await isClosed(download.accountId)) && (await isOpen(download, now))
  const occurrence = download && isThere ? await getOccurrence(download.accountId, download.occurrenceId) : null
  const link =
    download && occurrence && occurrence.state !== 'DELETED' ? await pdfLink(download.accountId, occurrence, download.formats, signedMethod(event)) : null
  if (!link) throw problem(410, linkMessages.refused.gone)
  return redirect(link, { headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } })
})

async function isOpen({ accountId, share_id }: Download, now: Date): Promise<boolean> {
  if (share_id === null) return true
  const share = await getShare(accountId, share_id)
  return share !== null && !isOver(share, now) && share.generation === 0 && share.password === null
}
