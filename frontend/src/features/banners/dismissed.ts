const name = 'page_warning'
const days = 30

/** Whether this browser has closed this page warning in the last 30 days. */
export function isDismissed(id: string): boolean {
  return document.cookie.split('; ').includes(`${name}=${encodeURIComponent(id)}`)
}

/** Whether it has closed any, which need not be the one that stands now. */
export const hasDismissed = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))

/** One is remembered, for there is never more than one. */
export function dismissWarning(id: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${name}=${encodeURIComponent(id)}; Max-Age=${days * 24 * 60 * 60}; Path=/; SameSite=Lax${secure}`
}
