import { revokeShare } from '../../shared/api/shares.ts'
import { handle } from '../lib/endpoint.ts'
import { findOwnShare } from './find-own-share.ts'
import { markRevoked } from './store.ts'

export const handler = handle(revokeShare, async ({ actor, params, audit, now }) => {
  const { title } = await findOwnShare(actor, params.id)
  audit.about({ name: title })
  await markRevoked(actor.accountId, params.id, now)
  return { revoked: true as const }
})
