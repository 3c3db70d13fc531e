/** Work that is done when it is first asked for. */
export function memoized<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const made = make()
  known.set(key, made)
  return made
}

/** As {@link once}, under two keys. */
export function memoizedIn<Key, Inner, Value>(known: Map<Key, Map<Inner, Value>>, key: Key, inner: Inner, make: () => Value): Value {
  return memoized(
    memoized(known, key, () => new Map<Inner, Value>()),
    inner,
    make,
  )
}
