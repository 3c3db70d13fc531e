/** What a screen narrower than the product's usual layout opens (docs/behaviours.md#small-screens). */
import { plainAddress, smallAddress } from '../../../shared/small-addresses.ts'
import { smallView } from './use-media.ts'

const isSmall = () => window.matchMedia(smallView).matches

type Rewritten = { url: URL }

/** Before the router reads it: the address of a link that was made for the other size becomes that of this one. */
export function settleAddress(): void {
  const { pathname, search, hash } = window.location
  const settled = isSmall() ? smallAddress(pathname) : plainAddress(pathname)
  if (settled !== pathname) window.history.replaceState(window.history.state, '', settled + search + hash)
}

/** The router knows one path for both sizes; the address bar of a small screen has its own. */
export const smallRewrite = {
  input: ({ url }: Rewritten) => {
    url.pathname = plainAddress(url.pathname)
    return url
  },
  output: ({ url }: Rewritten) => {
    if (isSmall()) url.pathname = smallAddress(url.pathname)
    return url
  },
}

/** Paths of the app that small screens open. */
const opened = /^\/(dashboard|reports|settings|advocacy)(\/|$)/

/** Reports that a small screen was sent to by their large address, until it is at home. */
let followed = isSmall() && /^\/reports(\/|$)/.test(window.location.pathname)

/** Whether a signed-in person is led home from this path of the app: by its address, or because a link to the large layout was followed. */
export function straysOnSmall(path: string): boolean {
  if (path.startsWith('/dashboard')) followed = false
  return isSmall() && (followed || !opened.test(path))
}
