import { getSharedFont } from '../../../../shared/api/shared-reports.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { findFont, fontType } from '../../../domains/branding/fonts.ts'
import { openShare } from '../../../domains/shares/open-share.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Answer } from '../../../kernel/request/answer.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** As its logo: the token is the right, and it reaches this one font. A report whose font was removed is answered as one without any. */
export const handler = handle(getSharedFont, async ({ params, event, now }) => {
  const { accountId, share } = await openShare(event, params.token, now)
  const body = share.font === null ? null : await findFont(accountId, share.font)
  if (!body) throw problem(410, linkMessages.refused.gone)
  return new Answer({ body, headers: { 'content-type': fontType, 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' } })
})
