/** FLOW: things that happen and can be added, over days and over profiles. A day without a value adds nothing; it is not 0. */

/** NaN days are left out; null when no day has a value. `end` is not included. */
export function sumDays(values: Float64Array, start = 0, end = values.length): number | null {
  const last = Math.min(end, values.length)
  let sum = 0
  let any = false
  for (let day = Math.max(0, start); day < last; day++) {
    const value = values[day] ?? Number.NaN
    if (Number.isNaN(value)) continue
    sum += value
    any = true
  }
  return any ? sum : null
}

/**
 * The sum of what is known; null when nothing is. What each addition rounds away is added at the end (Neumaier), so that money adds up to
 * the same penny in any order: 4294.04 and not 4294.039999999999.
 */
export function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  return sumKnownOf(values, (value) => value)
}

/** As {@link sumKnown}, of what `of` says of each. */
export function sumKnownOf<One>(all: readonly One[], of: (one: One) => number | null | undefined): number | null {
  let sum = 0
  let lost = 0
  let any = false
  for (const one of all) {
    const value = of(one)
    if (value === null || value === undefined || Number.isNaN(value)) continue
    const next = sum + value
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum
    sum = next
    any = true
  }
  return any ? sum + lost : null
}

/** Days that have a value. */
export function daysWithValue(values: Float64Array, start = 0, end = values.length): number {
  let days = 0
  for (let day = Math.max(0, start); day < Math.min(end, values.length); day++) if (!Number.isNaN(values[day])) days++
  return days
}
