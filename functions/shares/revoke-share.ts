import { revokeShare } from '../../shared/api/shares.ts'
import { handle } from '../lib/endpoint.ts'
import { findOwnShare } from './find-own-share.ts'
import { markRevoked } from './store.ts'

export const handler = handle(revokeShare, async ({ actor, params, audit, now }) => {
  const share = await findOwnShare(actor, params.id)
  audit.about({ name: share.title })
  await markRevoked(actor.accountId, share, now)
  return { revoked: true as const }
})
