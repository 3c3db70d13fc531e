/** The push services that there are: a browser names the address that we call, so no other is taken. */

/** Of Chrome and all that is made from it, of Firefox, Edge and Safari; with a full stop before it, whatever stands below. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

/** Only tests have one of their own. */
const others = () => (process.env.ALMANAC_PUSH_SERVICES ?? '').split(',').filter(Boolean)

/** The address as it is called, or null when it is none of a push service. */
export function pushAddress(given: string): string | null {
  if (!URL.canParse(given)) return null
  const { protocol, hostname, port, origin, username, password, href } = new URL(given)
  if (username || password) return null
  if (others().includes(origin)) return href
  const isKnown = hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  return protocol === 'https:' && port === '' && isKnown ? href : null
}
