/** A picture may also carry its bytes in its address; an image element runs nothing. */
export function safePicture(value: string | null | undefined): string | null {
  return value?.startsWith('data:image/') ? value : safeUrl(value)
}

/** Addresses come from imported files: only web addresses become links or pictures. */
export function safeUrl(value: string | null | undefined): string | null {
  if (!value) return null
  try {
    const url = new URL(value, 'https://relative.invalid')
    return url.protocol === 'https:' || url.protocol === 'http:' ? value : null
  } catch {
    return null
  }
}
