/** What opinions are measured by, and cut by (docs/metrics.md#sentiment-and-listening). */
import { tagsOf } from '../../../hashtags.ts'
import { type MentionSource, sourceDisplay } from '../../../items/mentions.ts'
import { topicsOf } from '../../../items/topics.ts'
import type { Dimension, DimensionValue } from '../../language/items/dimension.ts'
import type { ItemMetric } from '../../language/items/metric.ts'
import { flow, mean } from '../../language/items/rules.ts'
import { plainWords, sentimentParts, shareMetric } from './metrics.ts'
import type { Opinion } from './opinions.ts'

export function sourcePart(source: MentionSource): DimensionValue {
  const label = sourceDisplay(source)
  if (source === 'news' || source === 'blogs' || source === 'forums') return { key: source, label }
  return { key: source, label, color: `n-${source}`, badge: { network: source, name: label } }
}

/** What has no score is on no side, and says nothing of anything. */
const isScored = ({ score }: Opinion) => score !== null
function ofScored(of: (opinion: Opinion) => readonly DimensionValue[]): (opinion: Opinion) => readonly DimensionValue[] {
  return (opinion) => (isScored(opinion) ? of(opinion) : [])
}

const named = (names: Iterable<string>): readonly DimensionValue[] => [...names].map((name) => ({ key: name, label: name }))

export const opinionMetrics = {
  sentiment_score: {
    ...mean<Opinion>(({ score }) => score),
    title: 'Sentiment score',
    label: 'Score',
    unit: 'score',
    polarity: 'higher',
    formula: 'Sum of the scores ÷ items with a score.',
    definition: 'The tone of the texts, from −10 (negative) to 10 (positive). A day without items has no score, which is not a score of 0.',
    theme: { id: 'sentiment', place: 0 },
  },
  items: {
    ...flow<Opinion>(),
    only: isScored,
    title: 'Items',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of texts with a score.',
    definition: 'Texts by others that could be scored. Those without words or in an unsupported language are left out.',
  },
  not_scored: {
    ...flow<Opinion>(),
    only: (opinion) => !isScored(opinion),
    // how well texts can be read is no news of what they say
    ofOthers: true,
    optional: 'zero',
    title: 'Not scored',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of texts without a score.',
    definition: 'Texts by others without words, or in a language that is not supported yet. They are in no other figure, and not neutral.',
  },
  positive: shareMetric<Opinion>('positive', ({ sentiment }) => sentiment),
  neutral: shareMetric<Opinion>('neutral', ({ sentiment }) => sentiment),
  mixed: shareMetric<Opinion>('mixed', ({ sentiment }) => sentiment),
  negative: shareMetric<Opinion>('negative', ({ sentiment }) => sentiment),
} as const satisfies Record<string, ItemMetric<Opinion>>

export const opinionCuts = {
  sentiment: { title: 'Sentiment', of: ({ sentiment }) => sentimentParts.filter(({ key }) => key === sentiment), parts: () => sentimentParts },
  source: { title: 'Network', of: ofScored(({ source }) => [sourcePart(source)]) },
  label: { title: 'Label', of: ofScored(({ labels }) => named(labels)) },
  topic: { title: 'Topic', of: ofScored(({ text }) => named(topicsOf(plainWords(text)))) },
  positive_word: { title: 'Word', of: ({ text, sentiment }) => (sentiment === 'positive' ? named(plainWords(text)) : []) },
  negative_word: { title: 'Word', of: ({ text, sentiment }) => (sentiment === 'negative' ? named(plainWords(text)) : []) },
  hashtag: { title: 'Hashtag', of: ofScored(({ text }) => named([...tagsOf(text)].map((tag) => `#${tag}`))) },
} as const satisfies Record<string, Dimension<Opinion>>
