/** Sentiment in reports over items: its parts, and their shares (docs/metrics.md#sentiment-and-listening). */
import { type SentimentLabel, sentimentDisplay, sentimentLabels } from '../../../items/fields.ts'
import { wordsOf } from '../../../items/words.ts'
import { sharesTo100 } from '../../../metrics/share.ts'
import type { DimensionValue } from '../../language/items/dimension.ts'
import type { ItemMetric, ItemRule } from '../../language/items/metric.ts'

export const sentimentParts: readonly DimensionValue[] = sentimentLabels.map((key) => ({ key, label: sentimentDisplay[key], color: key }))

/** As many decimals as percentages are shown with, so that what is shown adds up to 100. */
const digits = 2

/** SHARE: of the items with a label those with this one; the four are rounded together, by largest remainder, to exactly 100. */
function shareOf<Item>(label: SentimentLabel, of: (item: Item) => SentimentLabel | null): ItemRule<Item> {
  return {
    class: 'SHARE',
    value: (items) => {
      const counts = sentimentLabels.map((one) => items.filter(({ item }) => of(item) === one).length)
      return sharesTo100(counts, digits)[sentimentLabels.indexOf(label)] ?? null
    },
    terms: (items) => [{ value: items.filter(({ item }) => of(item) === label).length }, { value: items.filter(({ item }) => of(item) !== null).length }],
    has: (item) => of(item) !== null,
    basis: (items) => [{ some: items.filter(({ item }) => of(item) !== null).length, all: items.length }],
  }
}

const polarity = { positive: 'higher', neutral: 'neutral', mixed: 'neutral', negative: 'lower' } as const

/** The loudest first. */
const place: readonly SentimentLabel[] = ['positive', 'negative', 'neutral', 'mixed']

/** Items of one sentiment in percent of those that have any. */
export function shareMetric<Item>(label: SentimentLabel, of: (item: Item) => SentimentLabel | null): ItemMetric<Item> {
  const name = sentimentDisplay[label]
  return {
    ...shareOf(label, of),
    title: name,
    unit: 'percent',
    polarity: polarity[label],
    formula: `${name} items ÷ items with a sentiment.`,
    theme: { id: 'sentiment', place: 1 + place.indexOf(label) },
    definition: 'The four shares are rounded together, the largest remainders up, so that they add up to 100.',
  }
}

/** Words of a text that are its own: no addresses, no names of accounts. */
export function plainWords(text: string, language: string | null = null): ReadonlySet<string> {
  return wordsOf(text.replaceAll(/https?:\/\/\S+|[@#][\p{L}\p{N}_]+/gu, ' '), language)
}
