/** Coverage: days that have a value out of days that should (metrics.md 2.4). */
import { daysWithValue } from './flow.ts'

export type CoverageCount = { readonly have: number; readonly expected: number }

/** Of one profile. `availableFrom` is the index of its first day of data: days before it are not expected. */
export function coverage(values: Float64Array, start: number, end: number, availableFrom = 0): CoverageCount {
  const from = Math.max(start, availableFrom)
  return { have: daysWithValue(values, from, end), expected: Math.max(0, end - from) }
}

export function coverageOf(counts: readonly CoverageCount[]): CoverageCount {
  return counts.reduce((all, one) => ({ have: all.have + one.have, expected: all.expected + one.expected }), { have: 0, expected: 0 })
}
