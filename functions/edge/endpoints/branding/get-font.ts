import { getFont } from '../../../../shared/api/branding.ts'
import { fontMessages } from '../../../../shared/font-messages.ts'
import { findFont, fontType } from '../../../domains/branding/fonts.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Answer } from '../../../kernel/request/answer.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(getFont, async ({ actor, params }) => {
  const body = await findFont(actor.accountId, params.id)
  if (!body) throw problem(404, fontMessages.missing)
  return new Answer({ body, headers: { 'content-type': fontType, 'cache-control': 'private, max-age=31536000, immutable' } })
})
