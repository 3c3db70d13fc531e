/** When runs are asked for again by themselves, so that Scheduled turns into Ready before anybody's eyes. Pure. */

type Due = { generate_at: string }

/** From so long before it is due, as clocks differ. */
const beforeMs = 60_000
/** A timer that sleeps with its machine is late by no more than this. */
const longestMs = 600_000

/** Milliseconds: `oftenMs` from a minute before one of these is due, else until that minute begins; 0 when there is none. */
export function nextLook(runs: readonly Due[], oftenMs: number, now = Date.now()): number {
  if (runs.length === 0) return 0
  const soonest = runs.reduce((least, { generate_at }) => Math.min(least, Date.parse(generate_at)), Number.POSITIVE_INFINITY)
  return Math.max(oftenMs, Math.min(soonest - beforeMs - now, longestMs))
}
