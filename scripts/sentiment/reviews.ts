/**
 * `node scripts/sentiment/reviews.ts`: what the classifier would reach on the reviews of banks if it knew that a text is a review. For each
 * tenth, a logistic regression over its two odds, the length of the text and whether it turns round ("but") is fitted on the other nine, and
 * with them what it starts with; no review is judged by what was fitted on it or on one with the same words. Nothing is written.
 */
import { tokensOf } from '../../functions/sentiment/features.ts'
import { isEnglish } from '../../functions/sentiment/language.ts'
import { chancesOfTokens } from '../../functions/sentiment/model.ts'
import { type Agreement, agreementOf } from './agreement.ts'
import { type Label, labels } from './readers.ts'
import { readSet, sets } from './sets.ts'

type Judged = { readonly label: Label; readonly inputs: readonly number[]; readonly tenth: number }
type Weights = readonly (readonly number[])[]

const turns = /\b(?:but|however|although|though|except)\b/i
const [rounds, rate] = [400, 0.5]
const steps = Array.from({ length: 21 }, (_, at) => at / 10 - 1)

/** The same words are in the same tenth. */
function tenthOf(text: string): number {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return [...words.join(' ')].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % 10
}

/** `used`: which of the inputs. */
function judged(used: readonly number[]): Judged[] {
  const set = sets.find(({ id }) => id === 'reviews')
  const texts = set ? readSet(set) : 'There is no set of reviews.'
  if (typeof texts === 'string') throw new Error(texts)
  const all = texts.flatMap(({ text, label }) => {
    const tokens = tokensOf(text)
    if (!isEnglish(text, tokens, null)) return []
    const { negative, neutral, positive } = chancesOfTokens(tokens)
    const given = [Math.log(negative / neutral), Math.log(positive / neutral), Math.log1p(text.length), turns.test(text) ? 1 : 0]
    return [{ label, inputs: used.map((at) => given[at] ?? 0), tenth: tenthOf(text) }]
  })
  const columns = used.map((_, at) => {
    const values = all.map(({ inputs }) => inputs[at] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return { mean, spread: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) }
  })
  return all.map((one) => ({ ...one, inputs: [...columns.map(({ mean, spread }, at) => ((one.inputs[at] ?? 0) - mean) / spread), 1] }))
}

function chancesBy(weights: Weights, inputs: readonly number[]): number[] {
  const raw = weights.map((row) => Math.exp(row.reduce((sum, weight, at) => sum + weight * (inputs[at] ?? 0), 0)))
  const all = raw.reduce((sum, one) => sum + one, 0)
  return raw.map((one) => one / all)
}

/** Each label weighs as much as the others. */
function fitted(given: readonly Judged[]): Weights {
  const share = labels.map((label) => given.filter((one) => one.label === label).length * labels.length)
  let weights: Weights = labels.map(() => (given[0]?.inputs ?? []).map(() => 0))
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((row) => row.map(() => 0))
    for (const { label, inputs } of given) {
      const own = labels.indexOf(label)
      chancesBy(weights, inputs).forEach((chance, side) => {
        const wrong = (chance - (side === own ? 1 : 0)) / (share[own] ?? 1)
        const row = slope[side]
        for (const [at, input] of inputs.entries()) if (row) row[at] = (row[at] ?? 0) + wrong * input
      })
    }
    weights = weights.map((row, side) => row.map((weight, at) => weight - rate * (slope[side]?.[at] ?? 0)))
  }
  return weights
}

type Odds = { readonly label: Label; readonly negative: number; readonly positive: number }
const oddsBy = (weights: Weights, { label, inputs }: Judged): Odds => {
  const [negative = 1, neutral = 1, positive = 1] = chancesBy(weights, inputs)
  return { label, negative: Math.log(negative / neutral), positive: Math.log(positive / neutral) }
}

function labelled(odds: readonly Odds[], [first = 0, last = 0]: readonly number[]) {
  return odds.map((one): { label: Label; score: number } => {
    const [negative, positive] = [one.negative + first, one.positive + last]
    return { label: labels[negative > Math.max(0, positive) ? 0 : positive > 0 ? 2 : 1] ?? 'neutral', score: 0 }
  })
}
const agreed = (odds: readonly Odds[], found: ReturnType<typeof labelled>): Agreement =>
  agreementOf(
    odds.map(({ label }) => label),
    found,
  )

function startOf(odds: readonly Odds[]): readonly number[] {
  const all = steps.flatMap((negative) =>
    steps.map((positive) => ({ start: [negative, positive], f1: agreed(odds, labelled(odds, [negative, positive])).macroF1 })),
  )
  return all.reduce((best, one) => (one.f1 > best.f1 ? one : best)).start
}

for (const [name, used] of [
  ['both odds', [0, 1]],
  ['and the length', [0, 1, 2]],
  ['and "but"', [0, 1, 2, 3]],
] as const) {
  const all = judged(used)
  const [odds, found]: [Odds[], ReturnType<typeof labelled>] = [[], []]
  for (let tenth = 0; tenth < 10; tenth++) {
    const [others, own] = [all.filter((one) => one.tenth !== tenth), all.filter((one) => one.tenth === tenth)]
    const weights = fitted(others)
    const start = startOf(others.map((one) => oddsBy(weights, one)))
    const held = own.map((one) => oddsBy(weights, one))
    odds.push(...held)
    found.push(...labelled(held, start))
  }
  const { macroF1, agreement, confusion } = agreed(odds, found)
  console.log(
    `${name}: ${odds.length} reviews, macro F1 ${macroF1.toFixed(3)}, agreement ${(100 * agreement).toFixed(1)}%, by what people said ${confusion.map((row) => row.join('/')).join(', ')}`,
  )
}
