import { openDownload } from '../../shared/api/schedules.ts'
import { linkMessages } from '../../shared/link-messages.ts'
import { isClosed } from '../accounts/store.ts'
import { handle, redirect } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { signedMethod } from '../lib/request.ts'
import { isOver } from '../shares/records.ts'
import { getShare } from '../shares/store.ts'
import { type Download, findDownload } from './downloads.ts'
import { pdfLink } from './pdf-link.ts'
import { getOccurrence } from './store.ts'

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
