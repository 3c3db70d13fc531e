/** When a list asks for its runs again by itself, so that Scheduled turns into Ready while somebody watches. Pure. */

import { serverNow } from '../../lib/server-clock.ts'

type Due = { generate_at: string }

/** How long before a run is due it is watched: clocks differ. */
const beforeMs = 60_000
/** A timer sleeps with its machine; this is how late it can be. */
const longestMs = 600_000

/** Milliseconds: `oftenMs` from a minute before one of these is due, else until that minute begins; 0 when there is none. */
export const nextLook = (runs: readonly Due[], oftenMs: number, now = serverNow().getTime()): number =>
  runs.length && Math.max(oftenMs, Math.min(longestMs, ...runs.map(({ generate_at }) => Date.parse(generate_at) - beforeMs - now)))
