/** ORDER: medians and percentiles, always from the raw values; a median of medians means nothing. */

/** The median, or the mean of the two middle ones; null without values. */
export function median(values: readonly number[]): number | null {
  return percentile(values, 50)
}

/** Linear interpolation between the two nearest ranks; `percent` 0..100. */
export function percentile(values: readonly number[], percent: number): number | null {
  return percentileOf(ascending(values), percent)
}

/** From the smallest up; what is no number is left out. */
export function ascending(values: readonly number[]): Float64Array {
  return Float64Array.from(values.filter((value) => !Number.isNaN(value))).sort()
}

/** As {@link percentile}, of values in ascending order. */
export function percentileOf(sorted: Float64Array, percent: number): number | null {
  const rank = ((sorted.length - 1) * percent) / 100
  const low = sorted[Math.floor(rank)]
  const high = sorted[Math.ceil(rank)]
  return low === undefined || high === undefined ? null : low + (high - low) * (rank - Math.floor(rank))
}
