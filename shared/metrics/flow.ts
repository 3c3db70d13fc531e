/** FLOW: things that happen and can be added, over days and over profiles. A day without a value adds nothing; it is not 0. */

/** NaN days are left out; null when no day has a value. `end` is not included. */
export function sumDays(values: Float64Array, start = 0, end = values.length): number | null {
  let sum = 0
  let days = 0
  for (let day = Math.max(0, start); day < Math.min(end, values.length); day++) {
    const value = values[day]
    if (value === undefined || Number.isNaN(value)) continue
    sum += value
    days++
  }
  return days === 0 ? null : sum
}

/** The sum of what is known; null when nothing is. */
export function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  let sum: number | null = null
  for (const value of values) {
    if (value !== null && value !== undefined && !Number.isNaN(value)) sum = (sum ?? 0) + value
  }
  return sum
}

/** Days that have a value. */
export function daysWithValue(values: Float64Array, start = 0, end = values.length): number {
  let days = 0
  for (let day = Math.max(0, start); day < Math.min(end, values.length); day++) if (!Number.isNaN(values[day])) days++
  return days
}
