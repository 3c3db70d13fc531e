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
