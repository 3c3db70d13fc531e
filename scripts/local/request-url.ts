import type { IncomingMessage } from 'node:http'

/** The address that was asked for, or null when it is none. `//` at its start is a path here, never the name of a host. */
export function requestUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): URL | null {
  return URL.parse(url.startsWith('/') ? `http://local${url}` : url)
}
