import { formatCount } from '../../../format-count.ts'
import { sourceDisplay } from '../../../items/mentions.ts'
import { messages } from '../../../messages.ts'
import { sourcePart } from '../../kits/sentiment/dimensions.ts'
import { saysMethod, withMethod } from '../../kits/sentiment/method.ts'
import { itemReport } from '../../language/items/definition.ts'
import type { ItemColumn, ItemSection } from '../../language/items/section.ts'
import { mentionCuts } from './dimensions.ts'
import { type Found, readFound } from './found.ts'
import { manifest } from './manifest.ts'
import { mentionMetrics } from './metrics.ts'
import { peaksOf } from './peaks.ts'

const empty = messages.empty.listeners

const columns: readonly ItemColumn<Found>[] = [
  {
    column: { key: 'text', value: 'Mention', sortable: false, sticky: true },
    cell: ({ text, author, url }) => ({ type: 'long-text', value: text || null, url, ...(author ? { description: author.name } : {}) }),
  },
  {
    column: { key: 'source', value: 'Source' },
    cell: ({ source }) => ({ type: 'icon', value: sourceDisplay(source), ...(sourcePart(source).badge ? { badge: sourcePart(source).badge } : {}) }),
  },
  {
    column: { key: 'followers', value: 'Followers', passport: 'author_followers', unit: 'count', align: 'right' },
    cell: ({ author }) => ({ type: 'number', value: author?.followers ?? null, unit: 'count' }),
  },
  {
    column: { key: 'engagements', value: 'Engagements', passport: 'item_engagements', unit: 'count', align: 'right', sort_order: 'desc' },
    cell: ({ engagements }) => ({ type: 'number', value: engagements, unit: 'count' }),
  },
  {
    column: { key: 'score', value: 'Score', passport: 'item_score', unit: 'score', polarity: 'higher', align: 'right' },
    cell: ({ score, sentiment }) => ({ type: 'number', value: score, unit: 'score', ...(sentiment ? { color: sentiment } : {}) }),
  },
  { column: { key: 'at', value: 'Published' }, cell: ({ at }) => ({ type: 'date', value: at }) },
]

type All = readonly { readonly item: Found }[]

/** "12 of 221 mentions have no country"; nothing where all have one. */
function without(found: All, lacks: (item: Found) => boolean, what: string): string {
  const lacking = found.filter(({ item }) => lacks(item)).length
  return lacking === 0 ? '' : `${formatCount(lacking)} of ${formatCount(found.length)} mentions ${lacking === 1 ? 'has' : 'have'} no ${what}`
}

const unknownCountries = (found: All) => without(found, ({ country }) => country === null, 'country')
const unknownLanguages = (found: All) => without(found, ({ language }) => language === null, 'language')
const noun = { one: 'mention', many: 'mentions' }

type Section = ItemSection<Found, keyof typeof mentionMetrics, keyof typeof mentionCuts>

const sections: readonly Section[] = [
  {
    key: 'mentions',
    title: 'Mentions',
    subTitle: 'Per {bucket}; a mention of two queries counts in both lines',
    width: 8,
    empty,
    blocks: [{ kind: 'line', key: 'queries', metric: 'mentions', dimension: 'query' }],
  },
  {
    key: 'sources',
    title: 'Sources',
    width: 4,
    empty,
    blocks: [{ kind: 'donut', key: 'sources', metric: 'mentions', dimension: 'source', totalLabel: 'Mentions' }],
  },
  {
    key: 'sentiment',
    title: 'Sentiment',
    subTitle: withMethod('Mentions per {bucket}', noun, (mention) => mention),
    width: 12,
    empty,
    blocks: [{ kind: 'column', key: 'labels', metric: 'judged', dimension: 'sentiment' }],
  },
  {
    key: 'score',
    title: 'Sentiment score',
    subTitle: 'Mean per {bucket}, from −10 to 10',
    width: 8,
    empty,
    blocks: [{ kind: 'line', key: 'line', metric: 'sentiment_score' }],
  },
  {
    key: 'sov',
    title: 'Share of voice',
    width: 4,
    empty,
    blocks: [{ kind: 'donut', key: 'queries', metric: 'mentions', dimension: 'query', totalLabel: 'Query mentions' }],
  },
  {
    key: 'countries',
    title: 'Countries',
    subTitle: unknownCountries,
    width: 8,
    empty,
    blocks: [{ kind: 'map', key: 'countries', metric: 'mentions', dimension: 'country' }],
  },
  {
    key: 'languages',
    title: 'Languages',
    subTitle: unknownLanguages,
    width: 4,
    empty,
    blocks: [{ kind: 'bar', key: 'languages', metric: 'mentions', dimension: 'language', limit: 10 }],
  },
  {
    key: 'times',
    title: 'When people talk',
    subTitle: 'Mentions by weekday and hour, in {zone}',
    width: 12,
    empty,
    blocks: [{ kind: 'heatmap', key: 'times', metric: 'mentions', itemsLabel: 'mentions' }],
  },
  {
    key: 'keywords',
    title: 'Keywords',
    subTitle: 'A mention counts once for each of its words',
    width: 12,
    empty,
    blocks: [{ kind: 'table', key: 'rows', rows: 'word', columns: ['mentions', 'sentiment_score'], sortBy: 'mentions', limit: 30, footer: false }],
  },
  {
    key: 'hashtags',
    title: 'Hashtags',
    topic: 'content',
    width: 12,
    empty,
    blocks: [{ kind: 'hashtags', key: 'tags', text: ({ text }) => text, engagements: ({ engagements }) => engagements }],
  },
  {
    key: 'authors',
    title: 'Top authors',
    width: 12,
    empty,
    blocks: [
      {
        kind: 'table',
        key: 'rows',
        rows: 'author',
        attributes: [{ key: 'followers', value: 'Followers', passport: 'author_followers', unit: 'count', align: 'right' }],
        columns: ['mentions', 'engagements', 'sentiment_score'],
        sortBy: 'mentions',
        limit: 20,
        footer: false,
      },
    ],
  },
  {
    key: 'top_mentions',
    title: 'Top mentions',
    subTitle: 'By engagements, {shown} of {items}',
    width: 12,
    empty,
    blocks: [
      {
        kind: 'table',
        key: 'rows',
        rows: 'items',
        order: (a, b) => (b.engagements ?? -1) - (a.engagements ?? -1) || (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? -1 : 1),
        limit: 20,
        columns,
      },
    ],
  },
  { key: 'peaks', title: 'Peaks', width: 12, empty, blocks: [{ kind: 'text', key: 'days', text: peaksOf }] },
]

const summary = ['mentions', 'unique_authors', 'potential_reach', 'engagements', 'sentiment_score', 'share_of_voice'] as const

/** Listener performance: what a listener found, by the instant it was published. */
export const listenerPerformance = itemReport(manifest, {
  noun,
  basis: 'Mentions published in these dates',
  load: (read, _, { queries }) => readFound(read, queries),
  at: ({ at }) => at,
  profileOf: () => null,
  fromNetworks: true,
  sources: 'source',
  metrics: mentionMetrics,
  dimensions: mentionCuts,
  summary,
  sections,
  // one query has nobody to share with
  fit: (found) => ({
    metrics: saysMethod(mentionMetrics, ['sentiment_score'], found),
    ...((found[0]?.asked.length ?? 0) > 1
      ? {}
      : { summary: summary.filter((id) => id !== 'share_of_voice'), sections: sections.filter(({ key }) => key !== 'sov') }),
  }),
})

export { listenerPerformance as definition }
