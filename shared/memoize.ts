/**
 * Work that is done when it is first asked for. What is kept, for which key and for how long is said where `kept` is made: a `Map` lives as
 * long as what holds it (a process, a report, a tab), an entry of a `WeakMap` as long as the object that is its key. Engines ask millions of
 * times, so each function looks into its own kind of map itself (one place for both costs twice as much a look), and what is asked for each
 * profile and day is a {@link memoized} or {@link memoizedBy} function: `make` of the others is a closure made for every look.
 */
type Known = NonNullable<unknown> | null

/** What `make` gives, and for the same key the same again. Never `undefined`, which stands for "not made yet". */
export function memoize<Key, Value extends Known>(kept: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  kept.set(key, made)
  return made
}

type KeptIn<Key, Inner, Value> = {
  readonly get: (key: Key) => Map<Inner, Value> | undefined
  readonly set: (key: Key, value: Map<Inner, Value>) => unknown
}

/** As {@link memoize}, under two keys; the first may be an object that is kept for. */
export function memoizeIn<Key, Inner, Value extends Known>(kept: KeptIn<Key, Inner, Value>, key: Key, inner: Inner, make: () => Value): Value {
  const before = kept.get(key)
  if (before) return memoize(before, inner, make)
  const made = new Map<Inner, Value>()
  kept.set(key, made)
  return memoize(made, inner, make)
}

/** A function of an object that is computed once for each object, and kept as long as the object is. */
export function memoized<Of extends object, Value extends Known>(make: (of: Of) => Value): (of: Of) => Value {
  const kept = new WeakMap<Of, Value>()
  return (of) => {
    const known = kept.get(of)
    if (known !== undefined) return known
    const made = make(of)
    kept.set(of, made)
    return made
  }
}

/** As {@link memoized}, of an object and a key beside it. */
export function memoizedBy<Of extends object, Key, Value extends Known>(make: (of: Of, key: Key) => Value): (of: Of, key: Key) => Value {
  const kept = new WeakMap<Of, Map<Key, Value>>()
  return (of, key) => {
    let values = kept.get(of)
    if (values === undefined) {
      values = new Map()
      kept.set(of, values)
    }
    const known = values.get(key)
    if (known !== undefined) return known
    const made = make(of, key)
    values.set(key, made)
    return made
  }
}
