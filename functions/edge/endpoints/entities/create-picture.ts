import { createPicture } from '../../../../shared/api/entities.ts'
import { newPicture } from '../../../domains/pictures/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** What is said of the file is believed by nobody: it is read when it is there (import-picture.ts). */
export const handler = handle(createPicture, async ({ actor, body }) => {
  const { id, url } = await newPicture(actor.accountId, body.bytes)
  return { id, upload: { url } }
})
