/** When the counters of the frame are asked for: soon after a change of the profiles, then every two minutes, and not for ever. Pure. */

export const refreshMs = 120_000
/** After these it asks no more until the page is loaded again, or other profiles are shown. */
const mostRefreshes = 10
/** What is known of the same profiles is not asked for again within it. */
const cacheMs = 60_000
/** Several changes at once are one. */
export const settleMs = 1_000

/** What was asked for last. `at`: epoch milliseconds. `refreshes`: so far, of these profiles. */
export type Asked = { readonly set: string; readonly at: number; readonly refreshes: number } | null

/** What is asked for now, or null when nothing is. `set` tells the profiles from others. */
export function nextAsk(last: Asked, set: string, now: number): NonNullable<Asked> | null {
  if (last === null || last.set !== set) return { set, at: now, refreshes: 0 }
  if (now - last.at < cacheMs || last.refreshes >= mostRefreshes) return null
  return { set, at: now, refreshes: last.refreshes + 1 }
}
