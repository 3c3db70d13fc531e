import { importLogo } from '../../../../shared/api/branding.ts'
import { brandingMessages } from '../../../../shared/branding-messages.ts'
import { pictureMessages } from '../../../../shared/group-messages.ts'
import { maxPictureBytes, maxPictureText } from '../../../../shared/profile-groups.ts'
import { renderLogo } from '../../../domains/branding/render-logo.ts'
import { findSent, putPicture } from '../../../domains/pictures/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Safe to repeat: what was sent makes the same logo again. */
export const handler = handle(importLogo, async ({ actor: { accountId }, params: { id } }) => {
  const sent = await findSent(accountId, id)
  if (!sent) throw problem(404, brandingMessages.logoMissing)
  if (sent.length > maxPictureBytes) throw problem(400, pictureMessages.tooLarge(maxPictureText))
  const { png, width, height } = await renderLogo(sent)
  await putPicture(accountId, id, png)
  return { logo: { id, width, height } }
})
