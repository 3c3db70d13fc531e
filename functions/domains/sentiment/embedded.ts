/** The classifier that needs no service: English and emoji, on this machine. How it was made and how well it does: docs/sentiment.md. */
import { setImmediate } from 'node:timers/promises'
import { chunksOf } from '../../../shared/chunks.ts'
import { tokensOf } from './features.ts'
import { labelOf } from './label.ts'
import { isEnglish } from './language.ts'
import { chancesOfTokens, isKnown } from './model.ts'
import { scoreOf } from './odds.ts'
import { type Classifier, type Scored, type TextKind, type ToScore, unreadLanguage, withoutWords } from './port.ts'
import { chancesOfReview } from './reviews.ts'

/** What the model reads at once; longer texts tell nothing new. */
const longest = 5000

/** Splits praise from blame: "lovely coffee but rude staff". Without the lookbehind a run of marks takes quadratic time. */
const turns = /(?<![.!?\n])[.!?\n]+\s|\b(?:but|however|although|though|unfortunately)\b/i

const scoreOfPart = (text: string) => scoreOf(chancesOfTokens(tokensOf(text)))

function scored({ text, language }: ToScore, kind?: TextKind): Scored {
  const read = text.slice(0, longest)
  const tokens = tokensOf(read)
  const said = tokens.filter(({ kind, text: word }) => kind !== 'mark' && word !== '0')
  if (said.length === 0) return withoutWords
  if (!isEnglish(read, tokens, language)) return unreadLanguage
  if (!said.some(isKnown)) return said.some(({ kind }) => kind === 'word') ? unreadLanguage : withoutWords
  const chances = kind === 'review' ? chancesOfReview(read, chancesOfTokens(tokens)) : chancesOfTokens(tokens)
  return { score: scoreOf(chances), sentiment: labelOf(chances, read.split(turns).map(scoreOfPart)) }
}

/** Texts scored before other work has its turn. */
const textsPerTurn = 100

export const embedded: Classifier = {
  id: 'almanac-4',
  classify: async (texts, kind) => {
    const all: Scored[] = []
    for (const some of chunksOf(texts, textsPerTurn)) {
      if (all.length > 0) await setImmediate()
      for (const text of some) all.push(scored(text, kind))
    }
    return all
  },
}
