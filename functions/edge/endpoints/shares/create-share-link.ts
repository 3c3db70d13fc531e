import { createShareLink } from '../../../../shared/api/shares.ts'
import { linkOrigin } from '../../../domains/branding/link-domains.ts'
import { findOwnShare, notChanged } from '../../../domains/shares/find-own-share.ts'
import { giveNewToken } from '../../../domains/shares/store/shares.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(createShareLink, async ({ actor, params, query: { generation }, audit }) => {
  const share = await findOwnShare(actor, params.id)
  audit.about({ name: share.title })
  const given = await giveNewToken(actor.accountId, { ...share, ...(generation === undefined ? {} : { generation }) })
  if (given === null) throw await notChanged(actor, share.id, generation)
  return { link: `${linkOrigin(actor.accountId, share)}/shared-report/${given.token}`, generation: given.generation }
})
