/**
 * How much each text starts with for negative and for positive: what agrees best with the sets for tuning, for their mix of labels is not
 * that of the training.
 */
import { featuresOf, tokensOf } from '../../functions/domains/sentiment/features.ts'
import { chancesOf, oddsOf, type Pair, scoreOf } from '../../functions/domains/sentiment/odds.ts'
import { type Agreement, agreementOf } from './agreement.ts'
import { type Label, type Labelled, labels } from './readers.ts'

/** Tried round what was learned, each with each. */
const steps = Array.from({ length: 41 }, (_, at) => at / 20 - 1)

/** A mean has to lie on the side of the labels, and not next to nothing. */
const leastMean = 0.1

type Tuned = { readonly start: Pair; readonly agreements: readonly Agreement[] }

const labelOf = ([negative, positive]: Pair): Label | undefined => labels[negative > Math.max(0, positive) ? 0 : positive > 0 ? 2 : 1]
const macroF1 = ({ agreements }: Tuned) => agreements.reduce((sum, one) => sum + one.macroF1, 0)
const isOnItsSide = ({ mean, labelMean }: Agreement) => mean / labelMean >= leastMean

/** @returns what to start with, and how well each set agrees with it */
export function startOf(weights: ReadonlyMap<string, Pair>, learned: Pair, tuning: readonly (readonly Labelled[])[]): Tuned {
  const sets = tuning.map((given) => ({
    given: given.map(({ label }) => label),
    odds: given.map(({ text }) => oddsOf(featuresOf(tokensOf(text)), weights, [0, 0])),
  }))
  const agreementsOf = (start: Pair) =>
    sets.map(({ given, odds }) => {
      // where people were asked for complaints alone, praise is none
      const praise = given.includes('positive') ? 'positive' : 'neutral'
      const found = odds.map(([negative, positive]) => {
        const pair = [negative + start[0], positive + start[1]] as const
        const label = labelOf(pair) ?? 'neutral'
        return { label: label === 'positive' ? praise : label, score: scoreOf(chancesOf(pair)) } as const
      })
      return agreementOf(given, found)
    })
  const all = steps.flatMap((negative) => steps.map((positive): Pair => [learned[0] + negative, learned[1] + positive]))
  const tuned = all.map((start) => ({ start, agreements: agreementsOf(start) })).filter(({ agreements }) => agreements.every(isOnItsSide))
  return tuned.reduce((best, one) => (macroF1(one) > macroF1(best) ? one : best))
}
