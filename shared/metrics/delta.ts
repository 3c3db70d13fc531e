/** DELTA: how much a level moved in a range (docs/metrics.md#classes, docs/metrics.md#missing-data). */
import { daysWithValue } from './flow.ts'

export type DeltaInput = {
  readonly stock: Float64Array
  readonly gained: Float64Array
  readonly lost: Float64Array
  /** index of the first day of the range */
  readonly start: number
  /** index after its last day */
  readonly end: number
}

/**
 * The change of each day, `end - start` values, so that a chart of it adds up to its tile; all are NaN when nothing is known. By levels:
 * the level at the end minus that on the day before; without that day gained minus lost when every day has them; else from the first
 * level in the range; else the days that have gains. The end may be up to seven days old but must lie in the range: a level carried in
 * from before would show a change of 0 that nobody measured.
 */
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
    // some networks give no losses: then what was gained already is the net
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
