import { listShares } from '../../shared/api/shares.ts'
import { handle } from '../lib/endpoint.ts'
import { mayManageShare } from './find-own-share.ts'
import { listSharesOf } from './store.ts'

export const handler = handle(listShares, async ({ actor }) => {
  const mine = (await listSharesOf(actor.accountId)).filter((share) => mayManageShare(actor, share))
  return {
    shares: mine.map(({ id, type, title, created_at, expires_at, revoked_at, views }) => ({ id, type, title, created_at, expires_at, revoked_at, views })),
  }
})
