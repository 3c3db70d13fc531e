/** Where somebody wanted to go before they signed in: a path of ours, or none. Screens and functions hold it to the same rule. */

const base = 'https://almanac.invalid'

/** The path with query and hash as a browser reads it; null for what leads, or could be read to lead, anywhere else. */
export function ownPath(given: string | null | undefined): string | null {
  if (!given?.startsWith('/') || given.length > 2000 || !URL.canParse(given, base)) return null
  const { origin, pathname, search, hash } = new URL(given, base)
  // "/.//host" is a path of ours that is read as another host by whoever is given it again
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null
}
