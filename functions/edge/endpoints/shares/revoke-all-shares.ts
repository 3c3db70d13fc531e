import { revokeAllShares } from '../../../../shared/api/shares.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { mayManageShare } from '../../../domains/shares/find-own-share.ts'
import { everyShareOf, markRevoked } from '../../../domains/shares/store/shares.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { callsAtOnce, inParallel } from '../../../kernel/in-parallel.ts'

export const handler = handle(revokeAllShares, async ({ actor, audit, now }) => {
  const all = await everyShareOf(actor.accountId)
  const working = all.filter(({ revoked_at, expires_at }) => revoked_at === null && (expires_at === null || expires_at > now.toISOString()))
  const own = working.filter((share) => mayManageShare(actor, share))
  await inParallel(own, callsAtOnce, (share) => markRevoked(actor.accountId, share, now))
  audit.about({ rest: `(${formatCount(own.length)})` })
  return { revoked: own.length }
})
