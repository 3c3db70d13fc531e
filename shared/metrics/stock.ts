/** STOCK: a level, such as followers. Its value at a day is the last one known, at most a week old (docs/metrics.md#missing-data). */

export const longestCarry = 7

/**
 * Value at a day index, carried over at most seven days without one. `lastConnected` is the index of the profile's last
 * connected day: nothing is carried past it.
 */
export function stockAt(values: Float64Array, day: number, lastConnected = Number.POSITIVE_INFINITY): number | null {
  const carry = day > lastConnected ? 0 : longestCarry
  for (let back = 0; back <= carry && day - back >= 0; back++) {
    const value = values[day - back]
    if (value !== undefined && !Number.isNaN(value)) return value
  }
  return null
}

/** The level of every day from `start` to before `end`, holes filled; NaN where it is not known. */
export function stockLine(values: Float64Array, start: number, end: number, lastConnected?: number): Float64Array {
  return Float64Array.from({ length: end - start }, (_, day) => stockAt(values, start + day, lastConnected) ?? Number.NaN)
}
