import { importLogo } from '../../shared/api/branding.ts'
import { brandingMessages } from '../../shared/branding-messages.ts'
import { pictureMessages } from '../../shared/group-messages.ts'
import { maxPictureBytes, maxPictureText } from '../../shared/profile-groups.ts'
import { findSent, putPicture } from '../entities/pictures.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { renderLogo } from './render-logo.ts'

/** Safe to repeat: what was sent makes the same logo again. */
export const handler = handle(importLogo, async ({ actor: { accountId }, params: { id } }) => {
  const sent = await findSent(accountId, id)
  if (!sent) throw problem(404, brandingMessages.logoMissing)
  if (sent.length > maxPictureBytes) throw problem(400, pictureMessages.tooLarge(maxPictureText))
  const { png, width, height } = await renderLogo(sent)
  await putPicture(accountId, id, png)
  return { logo: { id, width, height } }
})
