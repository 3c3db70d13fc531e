import { createShareLink } from '../../shared/api/shares.ts'
import { linkMessages } from '../../shared/link-messages.ts'
import { linkOrigin } from '../branding/link-domains.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { findOwnShare } from './find-own-share.ts'
import { giveNewToken } from './store.ts'

export const handler = handle(createShareLink, async ({ actor, params, audit }) => {
  const share = await findOwnShare(actor, params.id)
  audit.about({ name: share.title })
  const given = await giveNewToken(actor.accountId, share)
  if (given === null) throw problem(410, linkMessages.refused.over)
  return { link: `${linkOrigin(actor.accountId, share)}/shared-report/${given.token}`, generation: given.generation }
})
