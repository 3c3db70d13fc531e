/** Who may use what lies below /_local: the developer's own pages and programs, and no site that the browser happens to have open. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const nameIn = (host: string) => URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''

/** A site that lets its own name lead to this machine still sends that name; an address of digits cannot be made to lead elsewhere. */
function isOurName(host: string, more: readonly string[]): boolean {
  const name = nameIn(host)
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0 || more.includes(name)
}

/** `origin` and `listensAt`: what the stack was told about its own address. */
export function isOwnPage({ headers, method }: IncomingMessage, { origin, listensAt }: { origin: string; listensAt?: string }): boolean {
  const host = headers.host ?? ''
  if (!isOurName(host, [URL.parse(origin)?.hostname ?? '', listensAt ?? ''])) return false
  if (headers.origin !== undefined && URL.parse(headers.origin)?.host !== host) return false
  const site = headers['sec-fetch-site']
  const isLink = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  return site === undefined || site === 'same-origin' || site === 'none' || isLink
}
