/** SHA-256 (FIPS 180-4) for pages that a browser does not treat as secure, which have no `crypto.subtle`: Almanac over HTTP in a team. */

const primes = firstPrimes(64)
/** The first 32 bits of the fractional part. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const constants = primes.map((prime) => fraction(Math.cbrt(prime)))
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/** Returns the digest in hex. */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  const state = Int32Array.from(initial)
  for (let at = 0; at < padded.length; at += 64) addBlock(state, view, at)
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function addBlock(state: Int32Array, view: DataView, at: number): void {
  const words = new Int32Array(64)
  const word = (index: number) => words[index] ?? 0
  for (let i = 0; i < 64; i++) {
    if (i < 16) words[i] = view.getInt32(at + i * 4)
    else {
      const [early, late] = [word(i - 15), word(i - 2)]
      const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
      words[i] = word(i - 16) + s0 + word(i - 7) + s1
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + word(i)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  for (const [index, add] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + add
}
