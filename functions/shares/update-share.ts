import { updateShare } from '../../shared/api/shares.ts'
import { messages } from '../../shared/messages.ts'
import { hashPassword } from '../auth/password.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { expiresAt } from './expiry.ts'
import { findOwnShare } from './find-own-share.ts'
import { setExpiry, setPassword } from './store.ts'

export const handler = handle(updateShare, async ({ actor, params, body: { expires, password }, audit, now }) => {
  const share = await findOwnShare(actor, params.id)
  audit.about({ name: share.title })
  const expires_at = expires === undefined ? share.expires_at : expiresAt(expires, now)
  const kept = password ? await hashPassword(password) : password
  const isThere =
    (expires === undefined || (await setExpiry(actor.accountId, share, expires_at))) &&
    (kept === undefined || (await setPassword(actor.accountId, share, kept)))
  if (!isThere) throw problem(410, messages.share.over)
  return { expires_at, has_password: (kept === undefined ? share.password : kept) !== null }
})
