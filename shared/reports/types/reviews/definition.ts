import { sentimentDisplay } from '../../../items/fields.ts'
import { type Review, ratingSource, reviewSource } from '../../../items/reviews.ts'
import { messages } from '../../../messages.ts'
import { networks } from '../../../networks.ts'
import { saysMethod, withMethod } from '../../kits/sentiment/method.ts'
import { itemReport } from '../../language/items/definition.ts'
import type { ItemColumn } from '../../language/items/section.ts'
import { maxListedPosts } from '../../limits.ts'
import { reviewCuts } from './dimensions.ts'
import { manifest } from './manifest.ts'
import { type Entry, reviewMetrics, reviewOf, totalDays } from './metrics.ts'

const empty = messages.empty.reviews

function cellOf(of: (review: Review, context: Parameters<ItemColumn<Entry>['cell']>[1]) => ReturnType<ItemColumn<Entry>['cell']>): ItemColumn<Entry>['cell'] {
  return (entry, context) => {
    const review = reviewOf(entry)
    return review ? of(review, context) : { type: 'text', value: null }
  }
}

const columns: readonly ItemColumn<Entry>[] = [
  {
    column: { key: 'rating', value: 'Rating', passport: 'item_stars', unit: 'stars', sticky: true },
    cell: cellOf(({ stars, recommends }) =>
      stars === null && recommends !== null
        ? { type: 'text', value: recommends ? 'Recommends' : 'Does not recommend' }
        : { type: 'rating', value: stars, unit: 'stars' },
    ),
  },
  {
    column: { key: 'review', value: 'Review', sortable: false },
    cell: cellOf(({ text, author, url }) => ({ type: 'long-text', value: text || null, url, ...(author ? { description: author } : {}) })),
  },
  {
    column: { key: 'network', value: 'Network' },
    tabs: 'cross_channel',
    cell: cellOf(({ network }) => ({ type: 'icon', value: networks[network].display, badge: { network } })),
  },
  {
    column: { key: 'profile', value: 'Profile' },
    cell: cellOf(({ profileId, network }, { profile }) => {
      const name = profile(profileId)?.name ?? ''
      return { type: 'text', value: name, badge: { network, name } }
    }),
  },
  {
    column: { key: 'sentiment', value: 'Sentiment' },
    cell: cellOf(({ sentiment }) => ({
      type: 'text',
      value: sentiment ? sentimentDisplay[sentiment] : 'Not scored',
      ...(sentiment ? { color: sentiment } : {}),
    })),
  },
  {
    column: { key: 'reply', value: 'Reply', sortable: false },
    cell: cellOf(({ reply }) => ({ type: 'long-text', value: reply?.text ?? null })),
  },
  { column: { key: 'written', value: 'Written', sort_order: 'desc' }, cell: cellOf(({ createdAt }) => ({ type: 'date', value: createdAt })) },
]

/** Review performance: reviews by the instant they were written. */
export const reviews = itemReport(manifest, {
  noun: { one: 'review', many: 'reviews' },
  basis: 'Reviews written in these dates',
  load: async (read) => {
    const [written, totals] = await Promise.all([read(reviewSource), read(ratingSource, { before: totalDays })])
    return [...written.map((review): Entry => ({ kind: 'review', review })), ...totals.map((total): Entry => ({ kind: 'total', total }))]
  },
  at: (entry) => reviewOf(entry)?.createdAt ?? null,
  profileOf: (entry) => (entry.kind === 'review' ? entry.review.profileId : entry.total.profileId),
  fromNetworks: true,
  knownBy: [reviewSource.id],
  metrics: reviewMetrics,
  fit: (entries) => ({
    metrics: saysMethod(
      reviewMetrics,
      ['sentiment_score'],
      entries.flatMap((entry) => reviewOf(entry) ?? []),
    ),
  }),
  dimensions: reviewCuts,
  summary: ['reviews_received', 'rating_avg', 'rating_overall', 'recommended_share', 'positive_share', 'review_response_rate', 'review_response_time'],
  sections: [
    {
      key: 'volume',
      title: 'Reviews over time',
      subTitle: 'Per {bucket}, by rating',
      width: 12,
      empty,
      blocks: [{ kind: 'column', key: 'by_rating', metric: 'reviews_received', dimension: 'rating' }],
    },
    {
      key: 'rating',
      title: 'Average rating',
      subTitle: 'Per {bucket}',
      width: 8,
      empty,
      blocks: [{ kind: 'line', key: 'line', metric: 'rating_avg', optional: ['facebook'] }],
    },
    {
      key: 'by_network',
      title: 'Reviews by network',
      tabs: 'cross_channel',
      width: 4,
      empty,
      blocks: [{ kind: 'donut', key: 'networks', metric: 'reviews_received', dimension: 'network', totalLabel: 'Reviews' }],
    },
    {
      key: 'distribution',
      title: 'Rating distribution',
      width: 12,
      empty,
      blocks: [
        { kind: 'bar', key: 'bars', title: 'Reviews', metric: 'reviews_received', dimension: 'rating' },
        { kind: 'table', key: 'rows', rows: 'rating', columns: ['reviews_received', 'share_of_reviews', 'review_response_rate'] },
      ],
    },
    {
      key: 'response',
      title: 'Response rate',
      subTitle: 'Per {bucket} in which the review was written',
      width: 8,
      empty,
      blocks: [{ kind: 'line', key: 'line', metric: 'review_response_rate' }],
    },
    {
      key: 'sentiment',
      title: 'Sentiment',
      subTitle: withMethod('Of the texts, regardless of stars', { one: 'review', many: 'reviews' }, reviewOf),
      width: 4,
      empty,
      blocks: [{ kind: 'pie', key: 'labels', metric: 'reviews_received', dimension: 'sentiment', totalLabel: 'Reviews' }],
    },
    {
      key: 'response_time',
      title: 'Response time',
      subTitle: 'Reviews per {bucket}, by how long the reply took',
      width: 12,
      empty,
      blocks: [{ kind: 'column', key: 'times', metric: 'replies_known', dimension: 'response_time' }],
    },
    {
      key: 'keywords',
      title: 'Frequent words',
      subTitle: 'A review counts once for each of its words',
      width: 12,
      empty,
      blocks: [
        {
          kind: 'table',
          key: 'rows',
          rows: 'word',
          columns: ['reviews_received', 'rating_avg', 'sentiment_score'],
          sortBy: 'reviews_received',
          limit: 30,
          footer: false,
        },
      ],
    },
    {
      key: 'locations',
      title: 'Profiles',
      width: 12,
      empty,
      blocks: [
        {
          kind: 'table',
          key: 'rows',
          rows: 'profile',
          columns: ['rating_avg', 'rating_overall', 'recommended_share', 'reviews_received', 'positive_share', 'review_response_rate', 'review_response_time'],
          sortBy: 'reviews_received',
        },
      ],
    },
    {
      key: 'reviews',
      title: 'Reviews',
      subTitle: 'Newest first, {shown} of {items}',
      width: 12,
      empty,
      blocks: [
        {
          kind: 'table',
          key: 'rows',
          rows: 'items',
          order: (a, b) =>
            (reviewOf(b)?.createdAt ?? '').localeCompare(reviewOf(a)?.createdAt ?? '') || (reviewOf(a)?.id ?? '').localeCompare(reviewOf(b)?.id ?? ''),
          limit: maxListedPosts,
          columns,
        },
      ],
    },
  ],
})

export { reviews as definition }
