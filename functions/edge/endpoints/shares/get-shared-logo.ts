import { getSharedLogo } from '../../../../shared/api/shared-reports.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { findPicture } from '../../../domains/pictures/store.ts'
import { openShare } from '../../../domains/shares/open-share.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Answer } from '../../../kernel/request/answer.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** As the report: the token is the right, and it reaches this one picture. A report without one is answered as if there were none. */
export const handler = handle(getSharedLogo, async ({ params, event, now }) => {
  const { accountId, share } = await openShare(event, params.token, now)
  const body = share.logo === null ? null : await findPicture(accountId, share.logo)
  if (!body) throw problem(410, linkMessages.refused.gone)
  return new Answer({ body, headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' } })
})
