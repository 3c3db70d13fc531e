import { call } from '../../lib/api.ts'
import { sendPictureFile } from '../../lib/send-picture.ts'

/** Sends a picture and answers with what it became. @throws ApiError with the sentence for the user */
export async function sendPicture(file: File): Promise<{ id: string; url: string }> {
  const { pictureFile, picture_url } = await call('POST /pictures/{id}/import', { params: { id: await sendPictureFile(file) } })
  return { id: pictureFile, url: picture_url }
}
