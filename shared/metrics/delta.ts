/** DELTA: how much a level moved in a range (metrics.md §1 and 2.4). */
import { daysWithValue, sumDays } from './flow.ts'

export type Delta = {
  readonly value: number | null
  /** part of the range is not covered: the level before the range is not known */
  readonly partial: boolean
}

export type DeltaInput = {
  readonly stock: Float64Array
  readonly gained: Float64Array
  readonly lost: Float64Array
  /** index of the first day of the range */
  readonly start: number
  /** index after its last day */
  readonly end: number
}

const none: Delta = { value: null, partial: false }

/**
 * Level at the end minus level on the day before; without that day, gained minus lost when every day has them; else from
 * the first level in the range, marked partial. The end may be up to seven days old but must lie in the range: a level
 * carried in from before would show a change of 0 that nobody measured.
 */
export function delta({ stock, gained, lost, start, end }: DeltaInput): Delta {
  const last = lastIn(stock, Math.max(start, end - 8), end)
  const before = start > 0 ? stock[start - 1] : undefined
  if (last !== null && before !== undefined && !Number.isNaN(before)) return { value: last.value - before, partial: false }
  const covered = daysWithValue(gained, start, end)
  const net = netFlow(gained, lost, start, end)
  if (net !== null && covered === end - start) return { value: net, partial: false }
  const first = firstIn(stock, start, end)
  if (first !== null && last !== null && last.day > first.day) return { value: last.value - first.value, partial: true }
  return net === null ? none : { value: net, partial: true }
}

/** Some networks give no losses: then what was gained already is the net. */
function netFlow(gained: Float64Array, lost: Float64Array, start: number, end: number): number | null {
  const up = sumDays(gained, start, end)
  return up === null ? null : up - (sumDays(lost, start, end) ?? 0)
}

function lastIn(values: Float64Array, start: number, end: number) {
  for (let day = end - 1; day >= start; day--) {
    const value = values[day]
    if (value !== undefined && !Number.isNaN(value)) return { day, value }
  }
  return null
}

function firstIn(values: Float64Array, start: number, end: number) {
  for (let day = Math.max(0, start); day < end; day++) {
    const value = values[day]
    if (value !== undefined && !Number.isNaN(value)) return { day, value }
  }
  return null
}
