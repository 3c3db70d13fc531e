/**
 * A linear model of three classes over the features of a text: what speaks for negative and for positive, against neutral. Its weights
 * are a table that people can read, made by scripts/sentiment/train.ts from the texts that docs/sentiment.md names.
 */
import { featuresOf, type Token } from './features.ts'
import { type Chances, chancesOf, oddsOf, type Pair } from './odds.ts'
import weights from './weights.json' with { type: 'json' }

/** `feature negative positive`, in steps of a hundredth; a feature may hold spaces. */
function readWeights(): ReadonlyMap<string, Pair> {
  return new Map(
    weights.features.map((line): [string, Pair] => {
      const positive = line.lastIndexOf(' ')
      const negative = line.lastIndexOf(' ', positive - 1)
      return [line.slice(0, negative), [Number(line.slice(negative, positive)) / 100, Number(line.slice(positive)) / 100]]
    }),
  )
}

let kept: ReadonlyMap<string, Pair> | undefined
function weightsOf(): ReadonlyMap<string, Pair> {
  kept ??= readWeights()
  return kept
}

/** Whether the model has seen the word or sign. */
export const isKnown = ({ text }: Token) => weightsOf().has(text)

export function chancesOfTokens(tokens: readonly Token[]): Chances {
  const [negative = 0, positive = 0] = weights.bias
  return chancesOf(oddsOf(featuresOf(tokens), weightsOf(), [negative / 100, positive / 100]))
}
