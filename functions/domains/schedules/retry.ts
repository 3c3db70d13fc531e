/** When a run that could not be made or sent is tried again: docs/decisions/0015-a-run-is-tried-for-an-hour.md. */

/** After the first try, the second, and so on: 63 minutes in all, most of them at the end, where only a long outage is left. */
const minutes = [1, 2, 4, 8, 16, 32] as const

/** From the first try to the last. */
export const retriedForMs = minutes.reduce((sum, wait) => sum + wait, 0) * 60_000

/** Tries in a row that got no further, before the run is given up. */
export const maxTries = minutes.length + 1
/** A failed run is told to its owner as soon as mail goes out again, for about a day. */
export const maxTellings = maxTries + 44

/** Milliseconds from try `tries` (counted from 1) to the next. The longest wait repeats for as long as the caller goes on. */
export function waitAfter(tries: number): number {
  return (minutes[Math.max(1, tries) - 1] ?? Math.max(...minutes)) * 60_000
}
