import { importPicture } from '../../../../shared/api/entities.ts'
import { pictureMessages } from '../../../../shared/group-messages.ts'
import { maxPictureBytes, maxPictureText } from '../../../../shared/profile-groups.ts'
import { pictureUrl } from '../../../domains/entities/picture-url.ts'
import { renderPicture } from '../../../domains/pictures/render.ts'
import { findSent, putPicture } from '../../../domains/pictures/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Safe to repeat: what was sent makes the same picture again. */
export const handler = handle(importPicture, async ({ actor: { accountId }, params: { id } }) => {
  const sent = await findSent(accountId, id)
  if (!sent) throw problem(404, pictureMessages.missing)
  if (sent.length > maxPictureBytes) throw problem(400, pictureMessages.tooLarge(maxPictureText))
  await putPicture(accountId, id, await renderPicture(sent))
  return { pictureFile: id, picture_url: pictureUrl(id) }
})
