/**
 * How often scores agree with people: our own scorer against what the registry offers, on public sets that no scorer was trained on here.
 * Mixed counts as neutral, for people were asked for three labels. `scorer-quality.ts`, which screens quote, is held against what is
 * measured.
 */
import sentiment from 'sentiment'
import vader from 'vader-sentiment'
import wink from 'wink-sentiment'
import { embedded } from '../../functions/domains/sentiment/embedded.ts'
import type { TextKind } from '../../functions/domains/sentiment/port.ts'
import type { SentimentLabel } from '../../shared/items/fields.ts'
import { scorerQuality } from '../../shared/items/scorer-quality.ts'
import { type Agreement, agreementOf } from '../sentiment/agreement.ts'
import { type Label, type Labelled, labels } from '../sentiment/readers.ts'
import { type LabelledSet, readSet, sets } from '../sentiment/sets.ts'
import { timed } from './rounds.ts'

type Found = { readonly label: Label; readonly score: number }
type Scorer = { readonly name: string; readonly score: (text: string) => Found }

/** What counts for neutral is what each package says itself; `full`: its score of the best there is. */
function byNumber(name: string, scoreOf: (text: string) => number, neutral: number, full: number): Scorer {
  const labelOf = (score: number): Label => (score >= neutral ? 'positive' : score <= -neutral ? 'negative' : 'neutral')
  return {
    name,
    score: (text) => {
      const score = scoreOf(text)
      return { label: labelOf(score), score: Math.max(-10, Math.min(10, (10 * score) / full)) }
    },
  }
}

const least = Number.EPSILON
const counter = new sentiment()
/** It looks words up in a function, which throws for these. */
const forWink = (text: string) => text.replaceAll(/\b(?:caller|callee|arguments)\b/gi, 'it')

const classify = (texts: readonly Labelled[], kind?: TextKind) =>
  embedded.classify(
    texts.map(({ text }) => ({ text, language: null })),
    kind,
  )
const others: readonly Scorer[] = [
  byNumber('vader-sentiment', (text) => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound, 0.05, 1),
  byNumber('wink-sentiment', (text) => wink(forWink(text)).normalizedScore, least, 5),
  byNumber('sentiment', (text) => counter.analyze(text).comparative, least, 5),
]

const percent = (share: number) => `${(100 * share).toFixed(1)}%`
const isRight = ({ mean, labelMean }: Agreement) => Math.sign(mean) === Math.sign(labelMean)

function told(name: string, found: Agreement): string {
  const side = isRight(found) ? 'its side' : 'wrong side'
  return `${name} ${percent(found.agreement)}, F1 ${found.macroF1.toFixed(3)}, mean ${found.mean.toFixed(2)} (labels ${found.labelMean.toFixed(2)}, ${side})`
}

/** "negative 8011/902/265, ...": of each label of people, what was found, in the order negative, neutral, positive. */
const confusionOf = ({ confusion }: Agreement) => labels.map((label, at) => `${label} ${confusion[at]?.join('/')}`).join(', ')

const name = (label: SentimentLabel): Label => (label === 'mixed' ? 'neutral' : label)

/** Of the texts that ours scores: those in other languages are on no side, and are counted. */
async function rowsOf(set: LabelledSet, texts: readonly Labelled[]): Promise<string[]> {
  const scores = await classify(texts, set.kind)
  const scored = texts.flatMap((text, at) => {
    const one = scores[at]
    return one && one.score !== null ? [{ ...text, found: { label: name(one.sentiment), score: one.score } }] : []
  })
  const given = scored.map(({ label }) => label)
  const own = agreementOf(
    given,
    scored.map(({ found }) => found),
  )
  const kept = scorerQuality.find(({ id }) => id === set.id)
  const same = kept?.texts === own.texts && Math.abs(kept.agreement - 100 * own.agreement) < 0.06 && Math.abs(kept.macroF1 - own.macroF1) < 0.0006
  const holds = own.macroF1 >= 0.6 && isRight(own)
  const left = texts.length - own.texts
  const figures = `agreement: ${(100 * own.agreement).toFixed(1)}, macroF1: ${own.macroF1.toFixed(3)}`
  return [
    `${set.name}, ${set.learned ? `learned: ${set.learned}` : 'never learned'} | ${own.texts} texts, ${left} not scored | ${told('ours', own)} | goal F1 0.60 and its side | ${holds ? 'holds' : 'falls short'}`,
    `    ours, by what people said: ${confusionOf(own)}`,
    ...others.map(
      (other) =>
        `    ${told(
          other.name,
          agreementOf(
            given,
            scored.map(({ text }) => other.score(text)),
          ),
        )}`,
    ),
    ...(same ? [] : [`    screens quote something else: write { id: '${set.id}', texts: ${own.texts}, ${figures} } in shared/items/scorer-quality.ts`]),
  ]
}

export async function sentimentRows(): Promise<string[]> {
  const rows: string[] = []
  for (const set of sets.filter(({ use }) => use === 'measure')) {
    const texts = readSet(set)
    rows.push(...(typeof texts === 'string' ? [`not measured | ${texts}`] : await rowsOf(set, texts)))
  }
  const many = Array.from(
    { length: 60_000 },
    (_, at): Labelled => ({ text: `@shop order ${at} is late and nobody answers, still waiting 😡`, label: 'negative' }),
  )
  const took = await timed(() => classify(many))
  rows.push(`60,000 texts | ours ${(took / 1000).toFixed(1)} s | goal at most 60 s | ${took <= 60_000 ? 'holds' : 'falls short'}`)
  return rows
}
