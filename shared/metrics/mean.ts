/** MEAN: an average over raw items, such as stars of reviews; groups weigh by how many items they hold. */

export type Weighted = { readonly sum: number; readonly count: number }

/** sum / count over all groups; null without items, never 0. */
export function weightedMean(groups: readonly Weighted[]): number | null {
  let sum = 0
  let count = 0
  for (const group of groups) {
    sum += group.sum
    count += group.count
  }
  return count === 0 ? null : sum / count
}
