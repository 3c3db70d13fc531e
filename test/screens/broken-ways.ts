const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every other key of every object. */
export function halfOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(halfOf)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).flatMap(([key, part], at) => (at % 2 === 0 ? [[key, halfOf(part)]] : []))) : value
}

/** The value without one of its keys, for each key at any depth; of a list the first item counts. */
export function withoutEach(value: unknown): unknown[] {
  if (Array.isArray(value)) return withoutEach(value[0]).map((first) => [first, ...value.slice(1)])
  if (!isRecord(value)) return []
  const entries = Object.entries(value)
  return entries.flatMap(([key, part]) => {
    const others = entries.filter(([other]) => other !== key)
    return [Object.fromEntries(others), ...withoutEach(part).map((less) => ({ ...Object.fromEntries(others), [key]: less }))]
  })
}
