/** How many lines a text takes in a column of this many pixels, in 11 px. */
export type LinesOf = (text: string, width: number) => number

/** Inter at 11 px is about 5.6 wide, a capital more; words are not cut. */
export const estimatedLines: LinesOf = (text, width) => wrappedLines(text, width, (word) => word.length * 6)

/** Lines that a text takes when it wraps at spaces; a word that is too long alone is cut. */
export function wrappedLines(text: string, width: number, measure: (text: string) => number): number {
  const space = measure(' ')
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    const size = measure(word)
    if (used > 0 && used + space + size > width) {
      lines += 1
      used = 0
    }
    if (size > width) {
      lines += Math.ceil(size / width) - 1
      used = size % width
    } else used += (used > 0 ? space : 0) + size
  }
  return lines
}
