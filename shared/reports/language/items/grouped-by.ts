/** A list that is all of one stays itself, and so what is kept for it is found again. */
export function groupedBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key): ReadonlyMap<Key, readonly One[]> {
  const [first] = all
  if (first === undefined) return new Map()
  const key = keyOf(first)
  return all.every((one) => keyOf(one) === key) ? new Map([[key, all]]) : Map.groupBy(all, keyOf)
}
