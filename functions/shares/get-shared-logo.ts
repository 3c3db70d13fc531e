import { getSharedLogo } from '../../shared/api/shared-reports.ts'
import { linkMessages } from '../../shared/link-messages.ts'
import { findPicture } from '../entities/pictures.ts'
import { Answer } from '../lib/answer.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { openShare } from './open-share.ts'

/** As the report: the token is the right, and it reaches this one picture. A report without one is answered as if there were none. */
export const handler = handle(getSharedLogo, async ({ params, event, now }) => {
  const { accountId, share } = await openShare(event, params.token, now)
  const body = share.logo === null ? null : await findPicture(accountId, share.logo)
  if (!body) throw problem(410, linkMessages.refused.gone)
  return new Answer({ body, headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' } })
})
