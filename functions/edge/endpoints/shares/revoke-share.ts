import { revokeShare } from '../../../../shared/api/shares.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { findOwnShare, isReplaced } from '../../../domains/shares/find-own-share.ts'
import { markRevoked } from '../../../domains/shares/store/shares.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(revokeShare, async ({ actor, params, query: { generation }, audit, now }) => {
  const share = await findOwnShare(actor, params.id)
  audit.about({ name: share.title })
  const isMarked = await markRevoked(actor.accountId, share, now, generation)
  // one that was revoked before is revoked
  if (!isMarked && (await isReplaced(actor, share.id, generation))) throw problem(409, linkMessages.refused.replaced)
  return { revoked: true as const }
})
