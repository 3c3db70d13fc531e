/**
 * What the classifier sees of a text: words with their negation, pairs of words, emoji, and how loud it is. The same for training
 * (scripts/sentiment/train.ts) and for scoring: a change here asks for new weights.
 */

/** As texts come: HTML entities, curly quotes, letters with a face of their own. */
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' }

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/(?:https?:\/\/|www\.)\S{1,2000}/gi, ' ')
    .replaceAll(/[@#]?[\w.]{1,64}@[\w.]{1,64}|@[\w]{1,64}/g, ' ')
}

/** Eyes, nose, mouth; and hearts. */
const faces = String.raw`[:;=8][-o*']?[)\](\[dDpP/\\|@]|<\/?3+|x[dD]\b`
const emoji = String.raw`\p{Extended_Pictographic}`
const word = String.raw`[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|\d+`
const marks = String.raw`[!?]+|\.{2,}|…|[.,;:()\n]`
const pieces = new RegExp(`${faces}|${emoji}|${word}|${marks}`, 'gu')

const happy = /^[:;=8][-o*']?[)\]dDpP]$|^<3+$|^x[dD]$/
const sad = /^[:;=8][-o*']?[([/\\|@]$|^<\/3+$/

const negators = new Set(
  'not no never none nobody nothing neither nor nowhere without hardly barely cannot cant dont doesnt didnt wont isnt wasnt arent werent aint couldnt wouldnt shouldnt havent hasnt hadnt'.split(
    ' ',
  ),
)
const negates = (token: string) => negators.has(token) || token.endsWith("n't")

/** So many words after "not" are turned round, unless the clause ends before. */
const reach = 3
const turns = new Set(['but', 'however', 'although', 'though', 'because', 'yet', 'except'])

/** "sooooo" is "soo", whatever its length. */
const shortened = (token: string) => token.replaceAll(/(\p{L})\1{2,}/gu, '$1$1')

/** What words of one family, and words spelt in haste, have in common. */
function stemOf(text: string): string | null {
  const plain = text.replaceAll(/(\p{L})\1+/gu, '$1')
  return plain.length >= 4 ? plain.slice(0, 5) : null
}

export type Token = { readonly text: string; readonly kind: 'word' | 'mark' | 'sign'; readonly shouted: boolean }

/** The words, marks and signs of a text, in its order. */
export function tokensOf(text: string): Token[] {
  return (plainText(text).match(pieces) ?? []).map((piece) => {
    if (/^\d/.test(piece) && !/^8[-o*']?[)\]([dDpP/\\|@]$/.test(piece)) return { text: '0', kind: 'word', shouted: false }
    if (happy.test(piece)) return { text: ':)', kind: 'sign', shouted: false }
    if (sad.test(piece)) return { text: ':(', kind: 'sign', shouted: false }
    if (/^[\p{L}\p{M}]/u.test(piece)) {
      return { text: shortened(piece.toLowerCase()), kind: 'word', shouted: piece.length > 2 && piece === piece.toUpperCase() && piece !== piece.toLowerCase() }
    }
    if (/^\p{Extended_Pictographic}/u.test(piece)) return { text: piece, kind: 'sign', shouted: false }
    return {
      text: /[!?]/.test(piece) ? (piece.includes('?') ? '?' : '!') : piece === '…' || piece.startsWith('..') ? '...' : piece.slice(0, 1),
      kind: 'mark',
      shouted: false,
    }
  })
}

/** What stands before a word: the two words before it in its clause, and how many words are still negated. */
type Before = { readonly last: string; readonly lastButOne: string; readonly negated: number }

const told = new Set(['!', '?', '...'])

function featuresOfWord(text: string, { last, lastButOne, negated }: Before): string[] {
  const sign = negated > 0 && !turns.has(text) ? '-' : ''
  const stem = stemOf(text)
  return [`${sign}${text}`, ...(stem ? [`${sign}${stem}*`] : []), `${last} ${text}`, ...(lastButOne ? [`${lastButOne} ${last} ${text}`] : [])]
}

function afterWord(text: string, { last, negated }: Before): Before {
  return { last: text, lastButOne: last, negated: negates(text) ? reach : (turns.has(text) ? 0 : negated) - 1 }
}

function afterMark(text: string, before: Before): Before {
  if (text === ',') return { ...before, negated: 0 }
  return { last: text === '?' || text === '!' ? text : '.', lastButOne: '', negated: 0 }
}

function lengthOf({ length }: readonly Token[]): string {
  if (length < 4) return 'len1'
  if (length < 10) return 'len2'
  return length < 25 ? 'len3' : 'len4'
}

/** Each once: a word said twice says no more. `-good` is a good that is negated. */
export function featuresOf(tokens: readonly Token[]): Set<string> {
  const found = new Set<string>()
  let before: Before = { last: '^', lastButOne: '', negated: 0 }
  for (const { text, kind } of tokens) {
    if (kind === 'sign' || told.has(text)) found.add(text)
    if (kind === 'mark') before = afterMark(text, before)
    if (kind !== 'word') continue
    for (const feature of featuresOfWord(text, before)) found.add(feature)
    before = afterWord(text, before)
  }
  if (tokens.filter(({ shouted }) => shouted).length > 1) found.add('LOUD')
  found.add(lengthOf(tokens))
  return found
}
