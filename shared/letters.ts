/** Letters as people count them: an emoji is one, whatever it is made of. */
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const lettersOf = (text: string): number => [...segments.segment(text)].length

/** How many code units so many letters can have at most; the longest emoji are made of a dozen. */
export const unitsOf = (letters: number): number => letters * 20

/** A text of at most so many letters, with an ellipsis where it is cut. */
export function cutTo(most: number, text: string): string {
  const letters = [...segments.segment(text)].map(({ segment }) => segment)
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
