import { listShareViews } from '../../../../shared/api/shares.ts'
import { findOwnShare } from '../../../domains/shares/find-own-share.ts'
import { latestViews } from '../../../domains/shares/store/views.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listShareViews, async ({ actor, params }) => {
  const { id } = await findOwnShare(actor, params.id)
  return { views: await latestViews(actor.accountId, id) }
})
