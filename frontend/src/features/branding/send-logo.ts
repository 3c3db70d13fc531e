import type { Logo } from '../../../../shared/branding/brand.ts'
import { call } from '../../lib/api.ts'
import { sendPictureFile } from '../../lib/send-picture.ts'

/** Sends a logo and answers with what it became. @throws ApiError with the sentence for the user */
export async function sendLogo(file: File): Promise<Logo> {
  const id = await sendPictureFile(file)
  return (await call('POST /branding/logo/{id}', { params: { id } })).logo
}
