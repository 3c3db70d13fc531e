/** Control characters, line and paragraph separators, bidi overrides: none of them may stand in a header. */
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Text for a header: one line, no more than 200 characters. */
export function headerText(text: string): string {
  const line = text.replace(unsafe, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, 200).join('')
}
