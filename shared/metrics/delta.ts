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
 * Which rule a change followed. `levels`: the level at the end minus that on the day before. `flows`: gained minus lost. `first`: the level
 * at the end minus the first one in the range. `none`: nothing is known, or gains alone, which are no net.
 */
export type DeltaRule = 'levels' | 'flows' | 'first' | 'none'

/** `days`: the change of each day, NaN where none is known. `known`: how many days it speaks for; partial when these are not all. */
export type Delta = { readonly rule: DeltaRule; readonly days: Float64Array; readonly known: number; readonly isPartial: boolean }

/**
 * The change of each day, `end - start` values, so that a chart of it adds up to its tile; all are NaN when nothing is known. By levels
 * when that on the day before is known; without it gained minus lost when every day has both; else from the first level in the range; else
 * the days that have both gained and lost. The end may be up to seven days old but must lie in the range: a level carried in from before
 * would show a change of 0 that nobody measured.
 */
export function delta({ stock, gained, lost, start, end }: DeltaInput): Delta {
  const days = new Float64Array(end - start).fill(Number.NaN)
  const before = start > 0 ? (stock[start - 1] ?? Number.NaN) : Number.NaN
  const ends = daysWithValue(stock, Math.max(start, end - 8), end) > 0
  if (ends && !Number.isNaN(before)) return { rule: 'levels', days: changes(days, stock, start, before), known: days.length, isPartial: false }
  const net = Float64Array.from(days, (_, day) => (gained[start + day] ?? Number.NaN) - (lost[start + day] ?? Number.NaN))
  const both = daysWithValue(net)
  if (both === days.length) return { rule: 'flows', days: net, known: both, isPartial: false }
  if (ends && daysWithValue(stock, start, end) > 1) {
    const first = stock.subarray(start, end).findIndex((level) => !Number.isNaN(level))
    return { rule: 'first', days: changes(days, stock, start, Number.NaN), known: days.length - 1 - first, isPartial: true }
  }
  return both > 0 ? { rule: 'flows', days: net, known: both, isPartial: true } : { rule: 'none', days, known: 0, isPartial: false }
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
