/** How the files of public sets become labelled texts. */
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'

export const labels = ['negative', 'neutral', 'positive'] as const
export type Label = (typeof labels)[number]
export type Labelled = { readonly text: string; readonly label: Label }

const Rows = v.array(v.array(v.string()))
const rowsOf = (text: string, delimiter = ',') =>
  v.parse(Rows, parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, quote: delimiter === '\t' ? null : '"' }))

/** `text` and `label`: columns; labels that `names` does not know are left out. */
export function table(
  file: string,
  text: number,
  label: number,
  names: Readonly<Record<string, Label>>,
  delimiter?: string,
  isWanted = (_row: readonly string[]) => true,
): Labelled[] {
  return rowsOf(file, delimiter)
    .filter(isWanted)
    .flatMap((row) => {
      const [words, named] = [row[text], names[row[label] ?? '']]
      return words && named ? [{ text: words, label: named }] : []
    })
}

export const same = { negative: 'negative', neutral: 'neutral', positive: 'positive' } as const
export const stars = { '1': 'negative', '2': 'negative', '3': 'neutral', '4': 'positive', '5': 'positive' } as const

/** Ids of emotions; `mixed`: what a text with both kinds is, null where it is left out, as is one with neither unless `none` says what it is. */
type Emotions = { readonly pleased: ReadonlySet<number>; readonly displeased: ReadonlySet<number>; readonly none: Label | null }

/** Lines of a text and the ids of its emotions; a text with emotions of both kinds is left out. */
export function emotions(file: string, { pleased, displeased, none }: Emotions): Labelled[] {
  return rowsOf(file, '\t').flatMap(([text = '', ids = '']) => {
    const numbers = ids.split(',').map(Number)
    const [good, bad] = [numbers.some((id) => pleased.has(id)), numbers.some((id) => displeased.has(id))]
    const label = good === bad ? (good ? null : none) : good ? ('positive' as const) : ('negative' as const)
    return label ? [{ text, label }] : []
  })
}

/** Means of twenty people, from -4 to 4. */
export function ratings(file: string): Labelled[] {
  return rowsOf(file, '\t').flatMap(([, rating = '', text = '']) => {
    const mean = Number(rating)
    return text ? [{ text, label: mean >= 0.5 ? ('positive' as const) : mean <= -0.5 ? ('negative' as const) : ('neutral' as const) }] : []
  })
}

/** A file of texts and one of their labels, 0 to 2. */
export function lines(texts: string, ids: string): Labelled[] {
  const given = ids.split('\n')
  return texts.split('\n').flatMap((text, at) => {
    const label = labels[given[at] === '' ? -1 : Number(given[at])]
    return text && label ? [{ text, label }] : []
  })
}

const Sentence = v.object({ sentence_normalized: v.string(), targets: v.array(v.object({ polarity: v.picklist([2, 4, 6]) })) })
const polarities = { 2: 'negative', 4: 'neutral', 6: 'positive' } as const

/** Sentences that say the same of everybody they name. */
export function sentencesOnPeople(file: string): Labelled[] {
  return file
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const { sentence_normalized: text, targets } = v.parse(Sentence, JSON.parse(line))
      const [first, ...others] = new Set(targets.map(({ polarity }) => polarity))
      return first && others.length === 0 ? [{ text, label: polarities[first] }] : []
    })
}

/** In which of two halves a text is: texts of the same words are in the same one. */
export function halfOf(text: string): number {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  return [...words.join(' ')].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % 2
}
