/** A dozen metrics look at the same items: what a list of them comes to is kept for as long as the list is. */
export function memoize<List extends object, Made>(make: (list: List) => Made): (list: List) => Made {
  const known = new WeakMap<List, { readonly made: Made }>()
  return (list) => {
    const before = known.get(list)
    if (before) return before.made
    const made = make(list)
    known.set(list, { made })
    return made
  }
}

/** A list that is all of one stays itself, and so what is kept for it is found again. */
export function groupedBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key): ReadonlyMap<Key, readonly One[]> {
  const [first] = all
  if (first === undefined) return new Map()
  const key = keyOf(first)
  return all.every((one) => keyOf(one) === key) ? new Map([[key, all]]) : Map.groupBy(all, keyOf)
}
