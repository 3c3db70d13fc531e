import { getFont } from '../../shared/api/branding.ts'
import { fontMessages } from '../../shared/font-messages.ts'
import { Answer } from '../lib/answer.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { findFont, fontType } from './fonts.ts'

export const handler = handle(getFont, async ({ actor, params }) => {
  const body = await findFont(actor.accountId, params.id)
  if (!body) throw problem(404, fontMessages.missing)
  return new Answer({ body, headers: { 'content-type': fontType, 'cache-control': 'private, max-age=31536000, immutable' } })
})
