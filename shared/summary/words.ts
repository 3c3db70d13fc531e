/** Small rules of English. */

/** Inside a sentence, unless it begins with an abbreviation: "impressions", but "CPC". */
export function inSentence(title: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "a", "a and b", "a, b and c" */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export const moved = (growth: number | null) => ((growth ?? 0) < 0 ? 'fell' : 'rose')

/** Where a name stands in a text as words of its own, in any case: the network X is not in "next". */
export function placesOfName(text: string, name: string): number[] {
  if (name === '') return []
  const inWords = new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')
  return [...text.matchAll(inWords)].map(({ index }) => index)
}
