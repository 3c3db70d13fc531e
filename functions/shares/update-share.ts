import { updateShare } from '../../shared/api/shares.ts'
import { messages } from '../../shared/messages.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { expiresAt } from './expiry.ts'
import { findOwnShare } from './find-own-share.ts'
import { setExpiry } from './store.ts'

export const handler = handle(updateShare, async ({ actor, params, body, audit, now }) => {
  const share = await findOwnShare(actor, params.id)
  audit.about({ name: share.title })
  const expires_at = expiresAt(body.expires, now)
  if (!(await setExpiry(actor.accountId, share, expires_at))) throw problem(410, messages.share.gone)
  return { expires_at }
})
