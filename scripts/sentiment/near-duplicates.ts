/** Whether a text is there already, by its letters alone: all of it, or a run of its words. */

/** So many words in a row are no chance. */
const run = 8

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []
const runsOf = (words: readonly string[]) => words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '))

/** @returns a test for texts that say the same as one of `known`, or share eight words in a row with it */
export function nearDuplicatesOf(known: readonly string[]): (text: string) => boolean {
  const whole = new Set<string>()
  const runs = new Set<string>()
  for (const text of known) {
    const words = wordsOf(text)
    whole.add(words.join(' '))
    for (const one of runsOf(words)) runs.add(one)
  }
  return (text) => {
    const words = wordsOf(text)
    return whole.has(words.join(' ')) || runsOf(words).some((one) => runs.has(one))
  }
}
