/** The cover's picture: two half-sets of rings on one horizon, drawn from a name, so that a client keeps one cover. */

/** FNV-1a and xorshift: small, and the same in every engine. */
function sequence(seed: string): () => number {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

export type Ring = { radius: number; width: number; tint: number }
export type Art = { center: number; shift: number; horizon: number; upper: Ring[]; lower: Ring[] }

const widths = [2, 2, 6, 10, 14]
const tints = [0.06, 0.09, 0.13, 0.18, 0.26]

/** Places and tints inside a panel of 496 by 877; `tint` is the share of white mixed into the panel's colour. */
export function coverArt(seed: string, width = 496): Art {
  const next = sequence(seed)
  next()
  const pick = (from: readonly number[]) => from[Math.floor(next() * from.length)] ?? 0
  const center = width * (0.42 + next() * 0.2)
  const shift = (26 + next() * 30) * (next() < 0.5 ? -1 : 1)
  const step = 22 + next() * 6
  const rings = Array.from({ length: 22 }, (_, index) => ({ radius: 34 + step * (index + 1), width: pick(widths), tint: pick(tints) }))
  return { center, shift, horizon: 440, upper: rings, lower: rings.map((ring) => ({ ...ring, tint: ring.tint * 0.72 })) }
}

/** Half a circle over (-1) or under (1) the horizon as two cubics: a PDF has no arcs, and splitting them there costs kilobytes. */
export function halfRing(center: number, horizon: number, radius: number, side: 1 | -1): string {
  const n = (value: number) => value.toFixed(1)
  const handle = radius * 0.5523
  const top = horizon + side * radius
  const [left, right] = [center - radius, center + radius]
  return `M${n(left)} ${horizon}C${n(left)} ${n(horizon + side * handle)} ${n(center - handle)} ${n(top)} ${n(center)} ${n(top)}C${n(center + handle)} ${n(top)} ${n(right)} ${n(horizon + side * handle)} ${n(right)} ${horizon}`
}
