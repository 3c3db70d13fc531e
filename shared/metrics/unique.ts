/** UNIQUE: people, who come back and so can never be added up (docs/metrics.md#unique-people). */
import { daysWithValue, sumDays } from './flow.ts'

/** `exact`: the network's own number for exactly this range. `average`: daily uniques over the days that have one. */
export type UniqueWindow = 'exact' | 'average'
export type Unique = { readonly value: number | null; readonly window: UniqueWindow }

/** One profile's daily uniques and, where the network has them, its rolling windows by last day; same index in all three. */
export type UniqueInput = {
  readonly daily: Float64Array
  readonly week: Float64Array
  readonly days28: Float64Array
  readonly start: number
  readonly end: number
}

/** People on an average day that has a value, never their sum: the same person is there on many days (docs/metrics.md#classes). Null without any value. */
export function averageDaily(daily: Float64Array, start = 0, end = daily.length): number | null {
  const sum = sumDays(daily, start, end)
  return sum === null ? null : sum / daysWithValue(daily, start, end)
}

/** What the network says of a range of exactly 7 or 28 days that ends on a stored day; null otherwise. */
function exactUnique({ week, days28, start, end }: UniqueInput): number | null {
  const days = end - start
  const value = days === 7 ? week[end - 1] : days === 28 ? days28[end - 1] : undefined
  return value === undefined || Number.isNaN(value) ? null : value
}

/**
 * People reached in a range: the network's own number for one profile where it has one, else average daily reach; over
 * several profiles the sum of their averages, in which a person may be counted once per profile.
 * `allow: 'average'` leaves the exact number aside, to compare like with like.
 */
export function unique(members: readonly UniqueInput[], allow: UniqueWindow = 'exact'): Unique {
  const [only] = members
  if (allow === 'exact' && only && members.length === 1) {
    const exact = exactUnique(only)
    if (exact !== null) return { value: exact, window: 'exact' }
  }
  let value: number | null = null
  for (const { daily, start, end } of members) {
    const average = averageDaily(daily, start, end)
    if (average !== null) value = (value ?? 0) + average
  }
  return { value, window: 'average' }
}

/** The current and prior value in the same kind of window. */
export function uniquePair(current: readonly UniqueInput[], prior: readonly UniqueInput[]): { current: Unique; prior: Unique } {
  const both = { current: unique(current), prior: unique(prior) }
  if (both.current.window === both.prior.window) return both
  return { current: unique(current, 'average'), prior: unique(prior, 'average') }
}
