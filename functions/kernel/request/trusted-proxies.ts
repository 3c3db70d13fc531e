import { isIP } from 'node:net'

/** Addresses as proxies write them: some add the port, and IPv6 may be in brackets. */
function plain(written: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1]
  return bare ?? written
}

/**
 * The visitor in front of `count` proxies, each of which adds the address it was called from at the right of X-Forwarded-For; anyone can
 * write what is further left. `caller`: who called us, the last of the proxies. A call with fewer addresses did not come through all of them.
 * @throws when ALMANAC_TRUSTED_PROXIES is not a whole number
 */
export function beforeProxies(forwardedFor: string, caller: string, count: number): string {
  if (!Number.isInteger(count) || count < 0) throw new Error('ALMANAC_TRUSTED_PROXIES has to be a whole number, such as 1.')
  const written = forwardedFor.split(',').map((one) => plain(one.trim()))
  // what is in front of the functions adds the caller too
  const own = written.lastIndexOf(caller)
  const visitor = (own < 0 ? written : written.slice(0, own)).at(-count) ?? ''
  return isIP(visitor) === 0 ? caller : visitor
}
