/** Chance that is the same on every machine and every run: a stream of numbers in [0, 1) that depends on its keys alone. */
export type Random = () => number

/** FNV-1a over the keys, then mulberry32. */
export function random(...keys: (string | number)[]): Random {
  let state = 0x811c9dc5
  for (const character of keys.join('|')) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Standard normal (Box and Muller). */
export function normal(next: Random): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
}

/** A count around `mean`, spread as counts are. */
export function count(next: Random, mean: number): number {
  return Math.max(0, Math.round(mean + Math.sqrt(Math.max(mean, 0)) * normal(next)))
}

export function pick<Item>(next: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(next() * items.length)] ?? items[0]
}

/** The index drawn when each has this weight. */
export function weighted(next: Random, weights: readonly number[]): number {
  let left = next() * weights.reduce((a, b) => a + b, 0)
  const found = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return found === -1 ? 0 : found
}
