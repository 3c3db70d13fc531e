/** Words of change and of comparison in a sentence, each held against the figures it tells of. */
import { placesOfFigure, placesOfName } from './words.ts'

/**
 * A change that a sentence may tell: by these figures of one metric, the telling one first. `good`: above zero when it is good
 * news. `bare`: the first is the change itself, of which only a word or a sign says which way it went.
 */
export type Change = { told: readonly string[]; metric: string; by: number; good: number; bare: boolean }

const all = (...words: string[]) => words.join('|')
/** By what each group must be true of; what is said of a thing is a verb, `weak` words may as well mean something else. */
const groups = {
  rose: all(
    'rose|ris(?:es|en)|gr(?:ew|own|ows)|(?:increase|surge)[sd]|(?:gain|climb|jump|soar|expand|rocket|skyrocket)(?:ed|s)|leap(?:ed|t|s)',
    '(?<=(?:\\b(?:is|are|was|were|went|goes|moved)|[,;(–—%])\\s+(?:\\p{L}+ly\\s+)?)up',
    '(?<!\\b(?:ma(?:de|kes?|king)|g[ai]ve[sn]?|giving)\\s+)up(?=\\s+(?:by\\s+|from\\s+|to\\s+)?[^\\p{L}\\s]*\\d)',
  ),
  fell: all(
    'fell|fall(?:s|en)|shr[au]nk|shrinks|lost|loses|(?:decrease|decline|plunge|reduce)[sd]|(?:drop|dip|slip)(?:ped|s)|(?:plummet|tumble|slump)(?:ed|s|d)',
    'sank|sunk|sinks|(?:crash|contract|weaken)(?:ed|e?s)|(?:collapse|nosedive|dwindle)[sd]',
    '(?<=(?:\\b(?:is|are|was|were|went|goes|moved)|[,;(–—%])\\s+(?:\\p{L}+ly\\s+)?)down',
    'down(?=\\s+(?:by\\s+|from\\s+|to\\s+)?[^\\p{L}\\s]*\\d)',
  ),
  rise: 'rise|rising|grow(?:th|ing)?|increas(?:e|ing)|(?:gain|climb|jump|soar)(?:ing)?|surg(?:e|ing)',
  fall: 'fall(?:ing)?|decreas(?:e|ing)|declin(?:e|ing)|drop(?:ping)?|dip|loss|losing|lose|shrink(?:ing|age)?|reduction|plunge|slump|crash|collapse|nosedive|contraction',
  better: 'improve[sd]|improvement',
  worse: 'worsen(?:ed|s)|deteriorated',
  same: 'unchanged|flat|stable|steady|stagnated',
  more: 'higher|more',
  less: 'lower|fewer|less',
}
type Group = keyof typeof groups
const spoken = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.entries(groups)
    .map(([name, words]) => `(?<${name}>${words})`)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)
/** What is aimed at did not happen: "to grow", "Increase what …". */
const aim = /(?:^|[.:!?\n]\s*|\b(?:to|can|could|should|would|may|might|will|help|helps|and|or)\s+)$/iu

/** "growth of 65.0%" did. */
const happened = /^\p{L}+ of /u

type Word = { at: number; to: number; group: Group }

function wordsIn(text: string): Word[] {
  return [...text.matchAll(spoken)].flatMap(({ 0: { length }, index, groups: found = {} }) => {
    const group = Object.keys(groups).find((name): name is Group => found[name] !== undefined)
    const aimed = (group === 'rise' || group === 'fall') && aim.test(text.slice(0, index)) && !happened.test(text.slice(index))
    return group && !aimed ? { at: index, to: index + length, group } : []
  })
}

const isTrue: Record<Group, (change: Change) => boolean> = {
  rose: ({ by }) => by > 0,
  rise: ({ by }) => by > 0,
  more: ({ by }) => by > 0,
  fell: ({ by }) => by < 0,
  fall: ({ by }) => by < 0,
  less: ({ by }) => by < 0,
  same: ({ by }) => by === 0,
  better: ({ good }) => good > 0,
  worse: ({ good }) => good < 0,
}
const isWeak = ({ group }: Word) => group === 'more' || group === 'less'
/** Nothing, or one word, between a figure and what it is of: "65.0% higher", "20.0% weekly drop". */
const joined = /^ (?:(?!(?:and|or|but|yet|so|while|whereas|though|when|because|as|with|to|on|in|of|for|from|after)\b)[\p{L}-]+ )?$/iu
/** All that may stand between a word of change and its figure, besides names and other figures: a verb that nobody knows may not. */
const plain =
  /^(?:\P{L}|(?<!\p{L})(?:\p{L}+ly|by|to|from|on|in|of|at|and|the|an?|its|this|range|period|prior|previous|before|total|some|further|again|strong|solid|most|healthy|sharp|steep|slight|modest|small|large|full)(?!\p{L}))*$/iu
const isPlain = (between: string) => plain.test(between.replace(/\S*\d\S*/gu, ' '))

const signed = /^[+\u2212-]/
const hasSign = (sign: string, by: number) => (sign === '+' ? by > 0 : sign === '-' || sign === '\u2212' ? by < 0 : true)

/**
 * Every word of change is borne out. The last one between a metric and a figure of its change, or the one that follows the figure
 * at once, must be true of that change, and a bare one needs such a word or a sign; any other verb must be true of some figure in
 * this way, any other noun of some change.
 * @param words the sentence with all names blank, of the same length
 */
export function directed(text: string, words: string, changes: readonly Change[]): boolean {
  const found = wordsIn(words)
  const claimed = new Set<Word>()
  for (const change of changes) {
    const holds = (one: Word) => isTrue[one.group](change)
    for (const [nth, figure] of change.told.entries()) {
      const fits = placesOfFigure(text, figure).map((at) => {
        const after = found.find((one) => one.at > at && joined.test(words.slice(at + figure.length, one.at)))
        const start = placesOfName(text, change.metric).findLast((place) => place <= at) ?? 0
        const before = found.filter((one) => one.at >= start && one.at < at)
        const telling = after ?? before.findLast((one) => !isWeak(one)) ?? before.at(-1)
        const tells = telling && (telling === after || isPlain(words.slice(telling.to, at)))
        if (nth === 0 && change.bare && !tells && !signed.test(text.charAt(at - 1) + figure)) return false
        if ((telling && !holds(telling)) || !hasSign(text.charAt(at - 1), change.by)) return false
        for (const one of [...before, ...(after ? [after] : [])].filter(holds)) claimed.add(one)
        return true
      })
      if (nth === 0 && !fits.some(Boolean)) return false
    }
  }
  const needsNone = (one: Word) => isWeak(one) || ((one.group === 'rise' || one.group === 'fall') && changes.some(isTrue[one.group]))
  return found.every((one) => claimed.has(one) || needsNone(one))
}

/** Beside a figure of the range before, and beside one of now, what belongs to the other. */
const misplaced = {
  before: [/(?<!\b(?:compared|relative|next)\s)\b(?:to|reach(?:ed)?)\s(?:only\s)?$/iu, /^\s(?:now|in this (?:range|period))\b/iu],
  now: [
    /\b(?:from|(?:start|beg[ai]n)\p{L}* (?:at|with)|after|against|compared (?:to|with))\s(?:only\s)?$/iu,
    /^\s(?:before|in the (?:range before|(?:prior|previous) period))\b/iu,
  ],
} as const

/** "from 28K to 39.2K": of a figure before and a figure now, neither stands only where the other belongs. */
export function inTime(text: string, before: string | undefined, now: string | undefined): boolean {
  const isPlaced = (figure: string, [left, right]: readonly [RegExp, RegExp]) =>
    placesOfFigure(text, figure).some((at) => !left.test(text.slice(0, at)) && !right.test(text.slice(at + figure.length)))
  return (before === undefined || isPlaced(before, misplaced.before)) && (now === undefined || isPlaced(now, misplaced.now))
}

const comparisons = /\b(?:(above|higher than|more than|ahead of|exceeds)|(below|lower than|less than|fewer than|behind|short of))\b/giu

/** The figure before "above" or "below" is so to the one after it, in the same part of a sentence. */
export function ordered(text: string, figures: readonly { text: string; value: number }[]): boolean {
  const placed = figures.flatMap((one) => placesOfFigure(text, one.text).map((at) => ({ ...one, at })))
  return [...text.matchAll(comparisons)].every(({ index, 1: above }) => {
    const first = placed.filter(({ at }) => at < index && !/[.;:](?=\s)/u.test(text.slice(at, index))).sort((a, b) => b.at - a.at)[0]
    const second = placed.filter(({ at }) => at > index && !/[.;:](?=\s)/u.test(text.slice(index, at))).sort((a, b) => a.at - b.at)[0]
    if (!first || !second) return true
    return above ? first.value > second.value : first.value < second.value
  })
}
