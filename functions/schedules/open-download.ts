import { openDownload } from '../../shared/api/schedules.ts'
import { messages } from '../../shared/messages.ts'
import { isClosed } from '../accounts/store.ts'
import { handle, redirect } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { findDownload } from './downloads.ts'
import { pdfLink } from './pdf-link.ts'
import { getOccurrence } from './store.ts'

/** Needs no session: the token is the right. Unknown, over and removed look the same. */
export const handler = handle(openDownload, async ({ params, now }) => {
  const download = await findDownload(params.token, now)
  const occurrence = download && !(await isClosed(download.accountId)) ? await getOccurrence(download.accountId, download.occurrenceId) : null
  const link = occurrence && occurrence.state !== 'DELETED' ? await pdfLink(occurrence) : null
  if (!link) throw problem(410, messages.share.gone)
  return redirect(link, { headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } })
})
