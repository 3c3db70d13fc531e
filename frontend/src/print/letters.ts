/** Letters as the faces have them. Pure. */

/** A letter with marks behind it, as names of files on a Mac have them; syllables of Hangul and kana come apart so too. */
const apart = /\P{Cc}[\u0300-\u036f\u3099\u309a]+|[\u1100-\u11ff]+/gu

/** Text with such letters in one piece (NFC): a file of a face that has a letter does not draw it from parts that other files have. */
export function composed<T>(value: T): T
export function composed(value: unknown): unknown {
  // an address is another one when its letters are
  if (typeof value === 'string') return /^https?:/i.test(value) ? value : value.replace(apart, (letter) => letter.normalize('NFC'))
  if (Array.isArray(value)) return value.map((one) => composed(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, composed(one)]))
}
