/**
 * Which pictures are shown. Their addresses come from imported files and from networks, so anybody may have written them: one rule for the
 * screen, the share page and the PDF, and the pages' policy lets the browser load nothing else.
 */
import { pictureHosts } from './picture-hosts.ts'

/** Our own pictures, those people sent, and those that are handed to the print page with its report. Nothing below them does anything. */
const ownFolders = ['/media/', '/api/pictures/', '/pictures/']

/**
 * Where a picture may be loaded from, else null: a file of ours, or https from a host of a network. `ours` may also be an SVG.
 * @param origin of the page that shows it, such as `https://reports.example.com`
 */
export function pictureAddress(address: string, origin: string): { url: string; ours: boolean } | null {
  // as the browser will read it: dots and escapes in a path are gone after this
  if (!URL.canParse(address, origin)) return null
  const full = new URL(address, origin)
  if (full.username || full.password) return null
  if (full.origin === new URL(origin).origin) return ownFolders.some((folder) => full.pathname.startsWith(folder)) ? { url: full.href, ours: true } : null
  const known = pictureHosts.some((host) => full.hostname === host || full.hostname.endsWith(`.${host}`))
  return full.protocol === 'https:' && full.port === '' && known ? { url: full.href, ours: false } : null
}
