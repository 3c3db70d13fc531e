/**
 * Binary search: the first index below `length` from which on `holds` is true, `length` when it never is.
 * @param holds false up to some index and true from there on, as of anything in order
 */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
