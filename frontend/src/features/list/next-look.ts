/** When runs are asked for again by themselves, so that Scheduled turns into Ready before anybody's eyes. Pure. */

type Due = { generate_at: string }

/** From so long before it is due, as clocks differ. */
const beforeMs = 60_000
/** A timer that sleeps with its machine is late by no more than this. */
const longestMs = 600_000

/** Milliseconds: `oftenMs` from a minute before one of these is due, else until that minute begins; 0 when there is none. */
export const nextLook = (runs: readonly Due[], oftenMs: number, now = Date.now()): number =>
  runs.length && Math.max(oftenMs, Math.min(longestMs, ...runs.map(({ generate_at }) => Date.parse(generate_at) - beforeMs - now)))
