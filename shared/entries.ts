// biome-ignore lint/complexity/noBannedTypes: with null, all that a value can be but undefined
type Known<V> = V & ({} | null)
type Key<T> = Extract<keyof T, string>

/** The entries of a record whose keys TypeScript knows, each with its type; what is undefined is left out. Its fields are its own. */
export function entriesOf<T extends object>(record: T): [Key<T>, Known<T[Key<T>]>][] {
  const entries: [Key<T>, Known<T[Key<T>]>][] = []
  for (const key in record) {
    const value = record[key]
    if (value !== undefined) entries.push([key, value])
  }
  return entries
}
