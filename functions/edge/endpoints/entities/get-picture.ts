import { getPicture } from '../../../../shared/api/entities.ts'
import { pictureMessages } from '../../../../shared/group-messages.ts'
import { findPicture } from '../../../domains/pictures/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Answer } from '../../../kernel/request/answer.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** A picture never changes: another one has another id. */
export const handler = handle(getPicture, async ({ actor, params }) => {
  const body = await findPicture(actor.accountId, params.id)
  if (!body) throw problem(404, pictureMessages.missing)
  return new Answer({ body, headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=31536000, immutable' } })
})
