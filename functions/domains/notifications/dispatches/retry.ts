/** When what could not be sent is tried again: eight times, over four hours, most of them at the end, where only a long outage is left. */

/** Minutes after the first try, the second, and so on. */
const minutes = [1, 2, 4, 8, 16, 64, 145] as const

/** Tries before it is given up. */
export const mostTries = minutes.length + 1

/** Milliseconds from try `tries` (counted from 1) to the next. */
export function waitAfter(tries: number): number {
  return (minutes[Math.max(1, tries) - 1] ?? Math.max(...minutes)) * 60_000
}
