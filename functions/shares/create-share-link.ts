import { createShareLink } from '../../shared/api/shares.ts'
import { linkOrigin } from '../branding/link-domains.ts'
import { handle } from '../lib/endpoint.ts'
import { findOwnShare, notChanged } from './find-own-share.ts'
import { giveNewToken } from './store.ts'

export const handler = handle(createShareLink, async ({ actor, params, query: { generation }, audit }) => {
  const share = await findOwnShare(actor, params.id)
  audit.about({ name: share.title })
  const given = await giveNewToken(actor.accountId, { ...share, ...(generation === undefined ? {} : { generation }) })
  if (given === null) throw await notChanged(actor, share.id, generation)
  return { link: `${linkOrigin(actor.accountId, share)}/shared-report/${given.token}`, generation: given.generation }
})
