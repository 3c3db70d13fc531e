/** What of an error may be kept for administrators to read: what went wrong and where in the code, and nothing about whom. */

const mostLetters = 600
const mostLines = 5

/** In this order: what one leaves, the next may still shorten. */
const scrubs: readonly (readonly [RegExp, string])[] = [
  // values that a message quotes, such as what was received instead of a number
  [/"(?:[^"\\\n]|\\.)*"|`[^`\n]*`|“[^”\n]*”/g, '"…"'],
  // but for apostrophes, and for the field that was read of nothing
  [/(?<![\p{L}\p{N}]|reading )'[^'\n]*'(?!\p{L})/gu, '"…"'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu, '…'],
  // queries and fragments of addresses
  [/[?#][\w%&=.,:;+~-]*=[^\s)]*/g, '?…'],
  // folders of the machine
  [/(?:\w+:\/\/[^\s/]*)?(?:\/[\w.@+-]+)*\/(?=[\w.-]+\.\w+:\d)/g, ''],
  // tokens, ids, hashes: long and with a digit in them, or longer than any name of ours
  [/(?=[\w-]*\d)[\w-]{16,}|[\w-]{40,}/g, '…'],
  // of telephones, posts, people
  [/\d{6,}/g, '…'],
]

/** The first lines without quoted values, email addresses, tokens, ids and folders. */
export function scrubbed(text: string): string {
  const lines = text.split('\n').slice(0, mostLines).join('\n')
  const clean = scrubs.reduce((left, [what, by]) => left.replace(what, by), lines.slice(0, 4 * mostLetters))
  return clean.slice(0, mostLetters).toWellFormed().trim()
}
