/** What the sentiment report shows. */
import { sourceDisplay } from '../../../items/mentions.ts'
import { messages } from '../../../messages.ts'
import { type opinionCuts, type opinionMetrics, sourcePart } from '../../kits/sentiment/dimensions.ts'
import { methodOf, notScored, qualityFacts, scoreLimits, withMethod } from '../../kits/sentiment/method.ts'
import type { Opinion } from '../../kits/sentiment/opinions.ts'
import type { Occurrence } from '../../language/items/metric.ts'
import type { ItemBlock, ItemColumn, ItemSection } from '../../language/items/section.ts'

const empty = messages.empty.sentiment
const examples = 10

type Metric = keyof typeof opinionMetrics
type Dimension = keyof typeof opinionCuts
type Block = ItemBlock<Opinion, Metric, Dimension>

/** What they are called where some are not scored. */
const texts = { one: 'text', many: 'texts' }

const columns: readonly ItemColumn<Opinion>[] = [
  {
    column: { key: 'text', value: 'Text', sortable: false, sticky: true },
    cell: ({ text, author, url }) => ({ type: 'long-text', value: text || null, url, ...(author ? { description: author } : {}) }),
  },
  {
    column: { key: 'network', value: 'Network' },
    cell: ({ source }) => ({ type: 'icon', value: sourceDisplay(source), ...(sourcePart(source).badge ? { badge: sourcePart(source).badge } : {}) }),
  },
  {
    column: { key: 'score', value: 'Score', passport: 'item_score', unit: 'score', polarity: 'higher', align: 'right', sort_order: 'desc' },
    cell: ({ score, sentiment }) => ({ type: 'number', value: score, unit: 'score', ...(sentiment ? { color: sentiment } : {}) }),
  },
  {
    column: { key: 'engagements', value: 'Engagements', passport: 'item_engagements', unit: 'count', align: 'right' },
    cell: ({ engagements }) => ({ type: 'number', value: engagements, unit: 'count' }),
  },
  { column: { key: 'at', value: 'Written' }, cell: ({ at }) => ({ type: 'date', value: at }) },
]

function howScored(items: readonly Occurrence<Opinion>[]): { paragraphs: string[]; facts: { label: string; value: string }[] } {
  const found = items.map(({ item }) => item)
  if (found.length === 0) return { paragraphs: [], facts: [] }
  const own = found.every(({ scorer }) => scorer !== 'comprehend')
  return {
    paragraphs: [methodOf(found), notScored(found, texts), scoreLimits].filter((sentence) => sentence !== null),
    facts: own ? qualityFacts() : [],
  }
}

/** The strongest, then the most engaged, then the latest. */
function strongest(a: Opinion, b: Opinion): number {
  return (
    Math.abs(b.score ?? 0) - Math.abs(a.score ?? 0) ||
    (b.engagements ?? 0) - (a.engagements ?? 0) ||
    (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? -1 : 1)
  )
}

const examplesOf = (key: 'positive' | 'negative'): Block => ({
  kind: 'table',
  key,
  rows: 'items',
  keep: ({ sentiment }) => sentiment === key,
  order: strongest,
  limit: examples,
  columns,
})

const words = (key: 'positive_word' | 'negative_word', title: string): Block => ({
  kind: 'table',
  key,
  title,
  rows: key,
  columns: ['items', 'sentiment_score'],
  sortBy: 'items',
  limit: 15,
  footer: false,
})

export const sentimentSections: readonly ItemSection<Opinion, Metric, Dimension>[] = [
  {
    key: 'score',
    title: 'Sentiment over time',
    subTitle: withMethod('Mean score per {bucket}, from −10 to 10; gaps have no items', texts, (opinion) => opinion),
    width: 12,
    empty,
    blocks: [{ kind: 'line', key: 'line', metric: 'sentiment_score' }],
  },
  {
    key: 'volume',
    title: 'Sentiment volume',
    subTitle: 'Items per {bucket}',
    width: 8,
    empty,
    blocks: [{ kind: 'column', key: 'labels', metric: 'items', dimension: 'sentiment' }],
  },
  {
    key: 'share',
    title: 'Sentiment',
    width: 4,
    empty,
    blocks: [{ kind: 'donut', key: 'labels', metric: 'items', dimension: 'sentiment', totalLabel: 'Items' }],
  },
  {
    key: 'by_network',
    title: 'Sentiment by network',
    width: 12,
    empty,
    blocks: [
      { kind: 'bar', key: 'scores', title: 'Score', metric: 'sentiment_score', dimension: 'source' },
      { kind: 'table', key: 'rows', rows: 'source', columns: ['sentiment_score', 'items', 'positive', 'negative'], sortBy: 'items' },
    ],
  },
  {
    key: 'by_profile',
    title: 'Sentiment by profile',
    width: 12,
    empty,
    blocks: [
      { kind: 'bar', key: 'scores', title: 'Score', metric: 'sentiment_score', dimension: 'profile', limit: 30 },
      { kind: 'table', key: 'rows', rows: 'profile', columns: ['sentiment_score', 'items', 'positive', 'negative'], sortBy: 'items' },
    ],
  },
  {
    key: 'by_label',
    title: 'Sentiment by label',
    topic: 'content',
    subTitle: 'An item with two labels counts in both rows',
    width: 12,
    empty,
    blocks: [
      { kind: 'bar', key: 'scores', title: 'Score', metric: 'sentiment_score', dimension: 'label', limit: 30, optional: true },
      {
        kind: 'table',
        key: 'rows',
        rows: 'label',
        columns: ['sentiment_score', 'items', 'positive', 'negative'],
        sortBy: 'items',
        limit: 30,
        footer: false,
        optional: true,
      },
    ],
  },
  {
    key: 'reasons',
    title: 'Topics',
    subTitle: 'By the words people use; an item of two topics counts in both',
    width: 12,
    empty,
    blocks: [{ kind: 'table', key: 'rows', rows: 'topic', columns: ['items', 'sentiment_score'], sortBy: 'items', footer: false }],
  },
  {
    key: 'words',
    title: 'Words',
    subTitle: 'In positive and negative items; an item counts once for each of its words',
    width: 12,
    empty,
    blocks: [words('positive_word', 'Positive'), words('negative_word', 'Negative')],
  },
  {
    key: 'hashtags',
    title: 'Hashtags',
    topic: 'content',
    width: 12,
    empty,
    blocks: [
      { kind: 'hashtags', key: 'tags', text: ({ text, score }) => (score === null ? '' : text), engagements: ({ engagements }) => engagements },
      { kind: 'table', key: 'rows', rows: 'hashtag', columns: ['items', 'sentiment_score'], sortBy: 'items', limit: 10, footer: false },
    ],
  },
  {
    key: 'times',
    title: 'Sentiment by weekday and hour',
    subTitle: 'Mean score, in {zone}',
    width: 12,
    empty,
    blocks: [{ kind: 'heatmap', key: 'times', metric: 'sentiment_score', itemsLabel: 'items' }],
  },
  { key: 'top_positive', title: 'Positive examples', subTitle: 'The strongest, {shown} of {items}', width: 12, empty, blocks: [examplesOf('positive')] },
  { key: 'top_negative', title: 'Negative examples', subTitle: 'The strongest, {shown} of {items}', width: 12, empty, blocks: [examplesOf('negative')] },
  {
    key: 'method',
    title: 'How texts are scored',
    width: 12,
    empty,
    blocks: [{ kind: 'text', key: 'method', text: howScored }],
  },
]
