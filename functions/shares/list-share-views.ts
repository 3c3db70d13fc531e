import { listShareViews } from '../../shared/api/shares.ts'
import { handle } from '../lib/endpoint.ts'
import { findOwnShare } from './find-own-share.ts'
import { latestViews } from './views.ts'

export const handler = handle(listShareViews, async ({ actor, params }) => {
  const { id } = await findOwnShare(actor, params.id)
  return { views: await latestViews(actor.accountId, id) }
})
