/**
 * A range's net growth, day by day, so that a chart of it adds up to the tile: the same choice between levels and flows as the
 * class rule `delta` makes for the whole range, spread over the days.
 */
import { type DeltaInput, daysWithValue } from '../../shared/metrics/index.ts'

/** `end - start` values; their sum is `delta(input).value`, and all are NaN when that is null. */
export function deltaDays({ stock, gained, lost, start, end }: DeltaInput): Float64Array {
  const days = new Float64Array(end - start).fill(Number.NaN)
  const before = start > 0 ? (stock[start - 1] ?? Number.NaN) : Number.NaN
  const ends = daysWithValue(stock, Math.max(start, end - 8), end) > 0
  if (ends && !Number.isNaN(before)) return changes(days, stock, start, before)
  const flows = daysWithValue(gained, start, end)
  if (flows < end - start && ends && daysWithValue(stock, start, end) > 1) return changes(days, stock, start, Number.NaN)
  if (flows === 0) return days
  for (let i = 0; i < days.length; i++) {
    const [up, down] = [gained[start + i] ?? Number.NaN, lost[start + i] ?? Number.NaN]
    if (!Number.isNaN(up) || !Number.isNaN(down)) days[i] = (up || 0) - (down || 0)
  }
  return days
}

/** Differences to the last level known, which starts as `before`. */
function changes(days: Float64Array, stock: Float64Array, start: number, before: number): Float64Array {
  let last = before
  for (let i = 0; i < days.length; i++) {
    const level = stock[start + i] ?? Number.NaN
    if (Number.isNaN(level)) continue
    if (!Number.isNaN(last)) days[i] = level - last
    last = level
  }
  return days
}
