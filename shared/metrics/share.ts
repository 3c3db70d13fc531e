/** SHARE: parts of a whole, in percent. */

/** part / total in percent; null when the total is 0 or either is not known. */
export function share(part: number | null, total: number | null): number | null {
  return part === null || total === null || total === 0 ? null : (part / total) * 100
}

/**
 * Percentages of the parts, rounded so that they add up to exactly 100: the largest remainders are rounded up, earlier
 * parts first among equals. Null for each when there is nothing to share. Parts must not be negative.
 */
export function sharesTo100(parts: readonly number[], digits = 0): (number | null)[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total <= 0) return parts.map(() => null)
  const units = 100 * 10 ** digits
  const exact = parts.map((part) => (part / total) * units)
  const whole = exact.map(Math.floor)
  const missing = units - whole.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact.map((part, index) => ({ index, rest: part - Math.floor(part) })).sort((a, b) => b.rest - a.rest || a.index - b.index)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return whole.map((part, index) => (part + (raised.has(index) ? 1 : 0)) / 10 ** digits)
}
