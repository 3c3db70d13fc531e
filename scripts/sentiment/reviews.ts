/**
 * `node scripts/sentiment/reviews.ts`: learns how a review is weighed (functions/domains/sentiment/reviews.ts) from one half of the reviews of banks, and
 * writes functions/domains/sentiment/review-weights.json. Prints how well the other half agrees, and the same with the halves changed round; reviews of the
 * same words are in one half. The same reviews give the same file.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokensOf } from '../../functions/domains/sentiment/features.ts'
import { isEnglish } from '../../functions/domains/sentiment/language.ts'
import { chancesOfTokens } from '../../functions/domains/sentiment/model.ts'
import { inputsOf, type ReviewInputs, type ReviewWeights, reviewInputs, reviewOdds } from '../../functions/domains/sentiment/reviews.ts'
import { type Agreement, agreementOf } from './agreement.ts'
import { fittedTo, type Weights } from './fit.ts'
import { type Label, labels } from './readers.ts'
import { readSet, sets } from './sets.ts'

type Judged = { readonly label: Label; readonly inputs: ReviewInputs }

/** Tried for what a review starts with, each with each. */
const steps = Array.from({ length: 21 }, (_, at) => at / 10 - 1)

function reviewsOf(id: string): Judged[] {
  const set = sets.find((one) => one.id === id)
  const texts = set ? readSet(set) : `There is no set ${id}.`
  if (typeof texts === 'string') throw new Error(texts)
  return texts.flatMap(({ text, label }) => {
    const tokens = tokensOf(text)
    return isEnglish(text, tokens, null) ? [{ label, inputs: inputsOf(text, chancesOfTokens(tokens)) }] : []
  })
}

function agreed(reviews: readonly Judged[], weights: ReviewWeights): Agreement {
  const found = reviews.map(({ inputs }) => {
    const [negative, positive] = reviewOdds(inputs, weights)
    return { label: labels[negative > Math.max(0, positive) ? 0 : positive > 0 ? 2 : 1] ?? 'neutral', score: 0 }
  })
  return agreementOf(
    reviews.map(({ label }) => label),
    found,
  )
}

/** Against neutral. */
function sidesOf([negative = [], neutral = [], positive = []]: Weights, [bad, good]: readonly [number, number]): ReviewWeights {
  const side = (own: readonly number[], start: number): ReviewInputs => {
    const [first = 0, second = 0, length = 0, turns = 0, begin = 0] = own.map((weight, at) => weight - (neutral[at] ?? 0))
    return { negative: first, positive: second, length, turns, start: begin + start }
  }
  return { negative: side(negative, bad), positive: side(positive, good) }
}

/** What it starts with is chosen with the same reviews: in training each label weighs as much as the others. */
function learned(reviews: readonly Judged[]): ReviewWeights {
  const fitted = fittedTo(reviews.map(({ label, inputs }) => ({ label: labels.indexOf(label), inputs: reviewInputs.map((name) => inputs[name]) })))
  const all = steps.flatMap((bad) => steps.map((good) => sidesOf(fitted, [bad, good])))
  return all.map((weights) => ({ weights, f1: agreed(reviews, weights).macroF1 })).reduce((best, one) => (one.f1 > best.f1 ? one : best)).weights
}

const rounded = (side: ReviewInputs): ReviewInputs => {
  const whole = (value: number) => Math.round(1000 * value) / 1000
  return { negative: whole(side.negative), positive: whole(side.positive), length: whole(side.length), turns: whole(side.turns), start: whole(side.start) }
}
function told(name: string, { texts, macroF1, confusion }: Agreement): string {
  return `${name}: ${texts} reviews, macro F1 ${macroF1.toFixed(3)}, by what people said ${confusion.map((row) => row.join('/')).join(', ')}`
}

const [own, other] = [reviewsOf('reviews-other-half'), reviewsOf('reviews')]
const { negative, positive } = learned(own)
const weights = { negative: rounded(negative), positive: rounded(positive) }
writeFileSync(join(import.meta.dirname, '../../functions/domains/sentiment/review-weights.json'), `${JSON.stringify(weights, null, 2)}\n`)
console.log(told('the half that it is learned from', agreed(own, weights)))
console.log(told('the other half', agreed(other, weights)))
console.log(told('with the halves changed round', agreed(own, learned(other))))
