/** A dozen metrics look at the same items: what a list of them comes to is kept for as long as the list is. */
export function keptFor<List extends object, Made>(make: (list: List) => Made): (list: List) => Made {
  const known = new WeakMap<List, { readonly made: Made }>()
  return (list) => {
    const before = known.get(list)
    if (before) return before.made
    const made = make(list)
    known.set(list, { made })
    return made
  }
}
