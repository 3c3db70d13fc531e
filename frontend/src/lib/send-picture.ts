import { pictureMessages } from '../../../shared/group-messages.ts'
import { messages } from '../../../shared/messages.ts'
import { maxPictureBytes, maxPictureText, pictureTypes } from '../../../shared/profile-groups.ts'
import { ApiError, call } from './api.ts'

/**
 * Sends a picture to the bucket, where the server reads it next.
 * @returns its id
 * @throws ApiError with the sentence for the user
 */
export async function sendPictureFile(file: File): Promise<string> {
  if (file.size > maxPictureBytes) throw refused(pictureMessages.tooLarge(maxPictureText))
  const type = pictureTypes.find((one) => one === file.type)
  if (!type || file.size === 0) throw refused(pictureMessages.notPicture)
  const { id, upload } = await call('POST /pictures', { body: { bytes: file.size, type } })
  // a Blob without a type sends none, and none is signed
  const sent = await fetch(upload.url, { method: 'PUT', body: file.slice() }).catch(() => null)
  if (!sent?.ok) throw new ApiError(0, messages.generic, null, false)
  return id
}

const refused = (sentence: string) => new ApiError(400, sentence, null, false)
