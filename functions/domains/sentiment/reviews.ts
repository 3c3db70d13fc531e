/**
 * What the classifier makes of a text that it knows to be a review. The odds of its words are weighed anew with its length and whether it
 * turns round: a long review that says "but" is one of three stars far more often than a tweet is neutral. The weights are made by
 * scripts/sentiment/reviews.ts from reviews that are measured no more (docs/sentiment.md).
 */
import { type Chances, chancesOf, type Pair } from './odds.ts'
import weights from './review-weights.json' with { type: 'json' }

const turns = /\b(?:but|however|although|though|except)\b/i

/** What is weighed, in the order of the weights. */
export const reviewInputs = ['negative', 'positive', 'length', 'turns', 'start'] as const
export type ReviewInputs = Readonly<Record<(typeof reviewInputs)[number], number>>
/** For negative and for positive, against neutral, what each input weighs. */
export type ReviewWeights = { readonly negative: ReviewInputs; readonly positive: ReviewInputs }

/** `chances`: of the words of `text`, as of any text. */
export const inputsOf = (text: string, { negative, neutral, positive }: Chances): ReviewInputs => ({
  negative: Math.log(negative / neutral),
  positive: Math.log(positive / neutral),
  length: Math.log1p(text.length),
  turns: turns.test(text) ? 1 : 0,
  start: 1,
})

const weighed = (inputs: ReviewInputs, side: ReviewInputs) => reviewInputs.reduce((sum, name) => sum + inputs[name] * side[name], 0)

export const reviewOdds = (inputs: ReviewInputs, { negative, positive }: ReviewWeights): Pair => [weighed(inputs, negative), weighed(inputs, positive)]

export const chancesOfReview = (text: string, chances: Chances): Chances => chancesOf(reviewOdds(inputsOf(text, chances), weights))
