/** Work that is done when it is first asked for. */
export function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const made = make()
  known.set(key, made)
  return made
}

/** As {@link once}, under two keys. */
export function onceOf<Key, Inner, Value>(known: Map<Key, Map<Inner, Value>>, key: Key, inner: Inner, make: () => Value): Value {
  return once(
    once(known, key, () => new Map<Inner, Value>()),
    inner,
    make,
  )
}
