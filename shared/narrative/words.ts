/** Small rules of English. */

/** "CPA" of "CPA (GBP)": in words the amount says it. */
export const withoutCurrency = (title: string) => title.replace(/ \([A-Z]{3}\)$/, '')

/** Inside a sentence, unless it begins with an abbreviation: "impressions", but "CPC". */
export function inSentence(title: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

/** Titles of tiles that are no nouns by themselves, with their noun; a sentence must keep the title in it. */
const nouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Completed: 'tasks completed',
    Created: 'tasks created',
    Items: 'scored items',
    'Not scored': 'items not scored',
    Open: 'open tasks',
    Overdue: 'overdue tasks',
    'On time': 'the share completed on time',
    Unanswered: 'the number left unanswered',
    Recommended: 'the share that recommended',
    'Positive reviews': 'the share of positive reviews',
    'Answered within 1 hour': 'the share answered within 1 hour',
    Positive: 'the positive share',
    Neutral: 'the neutral share',
    Mixed: 'the mixed share',
    Negative: 'the negative share',
  }),
)

/** A tile's title, whose currency its amounts have, as the subject of a verb: "impressions", "the negative share", "engagement rate per post, by followers,". */
export function asSubject(title: string): string {
  const [name = '', part] = withoutCurrency(title).split(': ')
  return nouns.get(title) ?? `${inSentence(name)}${part ? `: ${inSentence(part)}` : ''}${/, /.test(title) ? ',' : ''}`
}

/** A metric's title after a number: "tasks created", "messages received". */
export function afterNumber(title: string): string {
  const noun = nouns.get(title)
  return noun && !noun.startsWith('the ') ? noun : inSentence(withoutCurrency(title))
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Where a section stands: "in devices", "by network". */
export const within = (title: string) => (/^by /i.test(title) ? inSentence(title) : `in ${inSentence(title)}`)

/** Where a name stands in a text as words of its own, in any case: the network X is not in "next". */
export function placesOfName(text: string, name: string): number[] {
  if (name === '') return []
  const inWords = new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')
  return [...text.matchAll(inWords)].map(({ index }) => index)
}

/** Where a figure stands in a text, and not as a part of a longer one. */
export function placesOfFigure(text: string, figure: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    if (!/[\d.,]$/.test(text.slice(0, at)) && !/^(?:\d|[.,]\d)/.test(text.slice(at + figure.length))) found.push(at)
  }
  return found
}
