import { revokeShare } from '../../shared/api/shares.ts'
import { handle } from '../lib/endpoint.ts'
import { findOwnShare } from './find-own-share.ts'
import { markRevoked } from './store.ts'

export const handler = handle(revokeShare, async ({ actor, params, now }) => {
  await findOwnShare(actor, params.id)
  await markRevoked(actor.accountId, params.id, now)
  return { revoked: true as const }
})
