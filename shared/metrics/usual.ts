/** What a usual week is, from the changes of many weeks, and how far outside of it one week is (docs/metrics.md#usual-week). */

/** In percent. `middle` ± `half` holds the middle two thirds of the changes. */
export type UsualChange = { readonly low: number; readonly high: number; readonly weeks: number }

/** Fewer say nothing of what is usual. */
export const fewestChanges = 8
/** Percentage points: a figure that hardly ever moves is allowed as much, so that a small change of it is no event. */
const smallestHalf = 1

/** The value under which `share` of the sorted numbers lie, between two of them in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN]
  return below + (above - below) * (place - Math.floor(place))
}

/** The band of the middle two thirds of weekly changes, in percent; null when too few are known. */
export function usualChange(changes: readonly number[]): UsualChange | null {
  if (changes.length < fewestChanges) return null
  const sorted = [...changes].sort((a, b) => a - b)
  return { low: quantile(sorted, 1 / 6), high: quantile(sorted, 5 / 6), weeks: changes.length }
}

/** How many times half of the band a change is away from its middle: above 1 it is outside of the usual. */
export function unusualness(change: number, { low, high }: UsualChange): number {
  return Math.abs(change - (low + high) / 2) / Math.max((high - low) / 2, smallestHalf)
}
