/** Means without their extremes and how far chance moves them (Yuen 1974): a day on which a post went viral decides nothing by itself. */

/** A fifth at either end. */
const trimmedPart = 0.2

/** `variance`: of the mean; `kept`: how many values it is worth, which need not be a whole number. */
export type Trimmed = { readonly mean: number; readonly variance: number; readonly kept: number }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** @param values at least three, in the order of time */
export function trimmed(values: readonly number[]): Trimmed {
  const size = values.length
  const cut = Math.max(1, Math.floor(size * trimmedPart))
  const inOrder = values.toSorted((a, b) => a - b)
  const [least, most] = [inOrder[cut] ?? 0, inOrder[size - 1 - cut] ?? 0]
  const kept = size - 2 * cut
  const drawnIn = values.map((value) => Math.min(most, Math.max(least, value)))
  const middle = sum(drawnIn) / size
  const left = drawnIn.map((value) => value - middle)
  const square = sum(left.map((one) => one * one))
  // neighbours that are alike tell less than as many days would that are not
  const alike = square > 0 ? Math.max(0, sum(left.map((one, index) => one * (left[index + 1] ?? 0))) / square) : 0
  const worth = (1 - alike) / (1 + alike)
  return { mean: sum(inOrder.slice(cut, size - cut)) / kept, variance: square / (kept * (kept - 1)) / worth, kept: Math.max(2, kept * worth) }
}
