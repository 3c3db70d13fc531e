/** Addresses that imports and networks supply, as this page may use them. */
import { pictureAddress } from '../../../shared/pictures.ts'

/** A picture that may be shown (shared/pictures.ts); it may also carry its bytes in its address, for an image element runs nothing. */
export function safePicture(value: string | null | undefined): string | null {
  if (!value) return null
  return value.startsWith('data:image/') ? value : (pictureAddress(value, window.location.origin)?.url ?? null)
}

/** A link to elsewhere on the web. What leads back to us is none: a click on a post's name must not do anything here. */
export function safeUrl(value: string | null | undefined): string | null {
  if (!value || !URL.canParse(value)) return null
  const { protocol, origin } = new URL(value)
  return (protocol === 'https:' || protocol === 'http:') && origin !== window.location.origin ? value : null
}
