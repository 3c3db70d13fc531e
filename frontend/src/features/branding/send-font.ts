import type { UploadedFont } from '../../../../shared/branding/brand.ts'
import { maxFontBytes, maxFontText } from '../../../../shared/branding/choices.ts'
import { fontMessages } from '../../../../shared/font-messages.ts'
import { ApiError, call } from '../../lib/api.ts'

/** Sends a font whose licence was confirmed, and answers with what it became. @throws ApiError with the sentence for the user */
export async function sendFont(file: File): Promise<UploadedFont> {
  const refused = file.size === 0 ? fontMessages.empty : file.size > maxFontBytes ? fontMessages.tooLarge(maxFontText) : null
  if (refused) throw new ApiError(400, refused, null, false)
  const body = new FormData()
  body.append('file', file)
  return (await call('POST /branding/fonts', { query: { licensed: 'true' }, body })).font
}
