/**
 * `node scripts/sentiment/train.ts`: trains the weights of the embedded classifier and writes functions/domains/sentiment/weights.json. The same
 * texts give the same file. Needs the sets of sets.ts that are for training and tuning, and says where to get one that is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf, tokensOf } from '../../functions/domains/sentiment/features.ts'
import { type Example, learn } from './learn.ts'
import { lexicons } from './lexicons.ts'
import { nearDuplicatesOf } from './near-duplicates.ts'
import { type Labelled, labels } from './readers.ts'
import { type LabelledSet, ownPhrases, readSet, sets } from './sets.ts'
import { startOf } from './start.ts'
import { type Learned, tableOf } from './table.ts'

/** What a text of a set counts for: comments are many, what people write to companies is little. */
const weightOf: Readonly<Record<string, number>> = {
  'goemotions-train': 1,
  'vader-tweets': 2,
  'vader-amazonReviewSnippets': 2,
  'vader-nytEditorialSnippets': 0.5,
  'vader-movieReviewSnippets': 0.5,
  sentences: 2,
  'emotion-in-text': 0.7,
  museums: 0.7,
  news: 0.7,
  films: 0.3,
}
const ownWeight = 40

/** A feature of fewer texts says more of them than of itself. */
const fewest = 5
/** What a sum of a lexicon counts for beside a feature. */
const reach = 2

type Read = Labelled & { readonly set: string; readonly weight: number }

function mustRead(set: LabelledSet): Labelled[] {
  const read = readSet(set)
  if (typeof read === 'string') throw new Error(read)
  return read
}

/** Without those that are in a set that is measured, or that settings are chosen with. */
function readTexts(): Read[] {
  const heldOut = readFileSync(join(import.meta.dirname, '../../functions/domains/sentiment/held-out.txt'), 'utf8').split('\n')
  const others = sets.filter(({ use }) => use !== 'train').flatMap(mustRead)
  const isThere = nearDuplicatesOf([...others.map(({ text }) => text), ...heldOut.map((line) => line.split('\t')[1] ?? '')])
  const all = [
    ...sets.filter(({ use }) => use === 'train').flatMap((set) => mustRead(set).map((one) => ({ ...one, set: set.id, weight: weightOf[set.id] ?? 1 }))),
    ...ownPhrases().map((one) => ({ ...one, set: 'own', weight: ownWeight })),
  ]
  const kept = all.filter(({ text }) => !isThere(text))
  console.log(`${all.length - kept.length} of ${all.length} texts are left out: they are in a set that is not for training.`)
  return kept
}

const texts = readTexts()
const { words, sums, sumsOf } = lexicons()
const found = texts.map(({ text }) => [...featuresOf(tokensOf(text))])
const counts = new Map<string, number>()
// our own phrases were written for what they say, so each of their features is kept
found.forEach((features, index) => {
  const times = texts[index]?.set === 'own' ? fewest : 1
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + times)
})
const names = [...counts].flatMap(([name, count]) => (count >= fewest || words.has(name) ? [name] : []))
const idOf = new Map(names.map((name, id) => [name, id]))
/** After the features: the sums of the lexicons, and each set by itself, so that no word stands for the set it is frequent in. */
const setIds = new Map([...new Set(texts.map(({ set }) => set))].map((set, place) => [set, names.length + sums + place]))

/** Each label weighs as much as the others together do, and a text 1 in the mean. */
const ofLabel = labels.map((label) => texts.reduce((sum, text) => sum + (text.label === label ? text.weight : 0), 0))
const balance = ofLabel.map((sum) => texts.length / labels.length / sum)

function exampleOf({ set, label, weight }: Read, features: readonly string[]): Example {
  const ids = features.flatMap((name) => idOf.get(name) ?? [])
  const share = 1 / Math.sqrt(ids.length + 1)
  const values = new Map(ids.map((id) => [id, share]))
  for (const [sum, value] of features.flatMap(sumsOf)) values.set(names.length + sum, (values.get(names.length + sum) ?? 0) + reach * share * value)
  const own = setIds.get(set)
  if (own !== undefined) values.set(own, share)
  const side = labels.indexOf(label)
  return { ids: Int32Array.from(values.keys()), values: Float64Array.from(values.values()), label: side, weight: weight * (balance[side] ?? 1) }
}

const all = names.length + sums + setIds.size
const weights = learn(
  texts.map((text, at) => exampleOf(text, found[at] ?? [])),
  all,
)
/** Against neutral. */
const pairAt = (id: number): readonly [number, number] => {
  const [negative = 0, neutral = 0, positive = 0] = weights.subarray(id * 3, id * 3 + 3)
  return [negative - neutral, positive - neutral]
}
const learned: Learned[] = [...idOf, ...[...words].filter((word) => !idOf.has(word)).map((word): [string, null] => [word, null])].map(([name, id]) => {
  const parts = sumsOf(name).map(([sum, value]) => pairAt(names.length + sum).map((one) => reach * value * one))
  const [negative = 0, positive = 0] = id === null ? [0, 0] : pairAt(id)
  const side = (own: number, at: number) => parts.reduce((sum, part) => sum + (part[at] ?? 0), own)
  return { name, count: counts.get(name) ?? 0, pair: [side(negative, 0), side(positive, 1)] }
})

const table = tableOf(learned)
const tuning = sets.filter(({ use }) => use === 'tune')
const { start, agreements } = startOf(new Map(table.map(({ name, pair }) => [name, pair])), pairAt(all), tuning.map(mustRead))
const hundredths = (value: number) => Math.round(100 * value)
const out = {
  bias: start.map(hundredths),
  features: table.map(({ name, pair }) => `${name} ${hundredths(pair[0])} ${hundredths(pair[1])}`),
}
const file = join(import.meta.dirname, '../../functions/domains/sentiment/weights.json')
writeFileSync(file, `${JSON.stringify(out, null, 2)}\n`)
console.log(`${texts.length} texts, ${learned.length} features of which ${table.length} are kept: ${file}`)
console.log(tuning.map(({ id }, at) => `${id}: macro F1 ${agreements[at]?.macroF1.toFixed(3)}, mean ${agreements[at]?.mean.toFixed(2)}`).join('; '))
