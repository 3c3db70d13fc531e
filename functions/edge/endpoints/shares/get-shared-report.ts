import { getSharedReport } from '../../../../shared/api/shared-reports.ts'
import { digestOf } from '../../../../shared/reports/digest.ts'
import { openShare } from '../../../domains/shares/open-share.ts'
import { offersPdf } from '../../../domains/shares/records.ts'
import { readSealed } from '../../../domains/shares/snapshots.ts'
import { countView } from '../../../domains/shares/store/shares.ts'
import { noteView } from '../../../domains/shares/store/views.ts'
import { deviceWords } from '../../../kernel/accounts/whence.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Answer } from '../../../kernel/request/answer.ts'
import { isHead } from '../../../kernel/request/request.ts'

/** Needs no session: the token is the right, and it reaches this one snapshot only. */
export const handler = handle(getSharedReport, async ({ actor, params, event, now, log }) => {
  const { accountId, share } = await openShare(event, params.token, now)
  const report = await readSealed(accountId, share.hash)
  const isSeen = !isHead(event)
  const noted = isSeen ? [countView(accountId, share, now), noteView(accountId, share.id, deviceWords(event) ?? null, now)] : []
  await Promise.all(noted).catch((error) => log.warn('view not counted', { error }))
  if (isSeen && share.origin === 'person' && share.told_opened_at === null && actor?.userId !== share.created_by) {
    // once for each link, so whoever opens it later does not wait for that
    const { tellOpened } = await import('../../../domains/shares/tell-opened.ts')
    await tellOpened(accountId, share, now).catch((error) => log.error('share: opened, and not told', { error }))
  }
  return new Answer({
    value: {
      report,
      hash: share.hash,
      content: await digestOf(report),
      sealed_at: share.created_at,
      expires_at: share.expires_at,
      shared_by: share.shared_by,
      downloads: offersPdf(share),
    },
    headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' },
  })
})
