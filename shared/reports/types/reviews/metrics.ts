/** What reviews are measured by (docs/metrics.md#reviews). */
import { dayMs } from '../../../dates/durations.ts'
import { type RatingTotal, type Review, responseSeconds } from '../../../items/reviews.ts'
import { weightedMean } from '../../../metrics/mean.ts'
import type { ItemMetric } from '../../language/items/metric.ts'
import { flow, mean, order, portion, rate, shareOfWhole } from '../../language/items/rules.ts'

/** A review, or what the network says of all reviews of a profile on a day. */
export type Entry = { readonly kind: 'review'; readonly review: Review } | { readonly kind: 'total'; readonly total: RatingTotal }

export const reviewOf = (entry: Entry): Review | null => (entry.kind === 'review' ? entry.review : null)

/** A rule over reviews, for entries. */
function ofReview<Value>(of: (review: Review) => Value): (entry: Entry) => Value | null {
  return (entry) => (entry.kind === 'review' ? of(entry.review) : null)
}

/** Good or bad, where the network lets a reviewer say so: 4 and 5 stars, recommends. */
function isPositive({ stars, recommends }: Review): boolean | null {
  return stars === null ? recommends : stars >= 4
}

/** Days a network's own total is good for when it sent none since (docs/metrics.md#missing-data). */
export const totalDays = 7

const fields = { google: 'reviews.createTime', facebook: 'ratings.created_time' } as const

export const reviewMetrics = {
  reviews_received: {
    ...flow<Entry>(),
    title: 'Reviews received',
    label: 'Reviews',
    unit: 'count',
    polarity: 'higher',
    formula: 'Count of reviews written in the period.',
    definition: 'Reviews and recommendations written in the period. An edited review keeps the day it was first written.',
    fields,
    theme: { id: 'reviews', place: 0 },
  },
  rating_avg: {
    ...mean<Entry>(ofReview(({ stars }) => stars)),
    title: 'Average rating',
    label: 'Rating',
    unit: 'stars',
    polarity: 'higher',
    formula: 'Stars of the reviews written in the period ÷ reviews with stars.',
    definition: 'The mean of the stars given in these dates, on all networks. Recommendations have no stars and are counted separately.',
    fields: { google: 'reviews.starRating', facebook: 'ratings.rating' },
    optional: ['facebook'],
    native: { google: 'Google shows the average of all reviews ever written, which is the overall rating here.' },
    theme: { id: 'ratings', place: 0 },
  },
  rating_overall: {
    class: 'STOCK',
    value: (entries, { end }) => {
      const latest = new Map<string, RatingTotal>()
      const oldest = new Date(Date.parse(end) - totalDays * dayMs).toISOString()
      for (const { item } of entries) {
        if (item.kind !== 'total' || item.total.at >= end || item.total.at < oldest) continue
        const { total } = item
        if (total.at >= (latest.get(total.profileId)?.at ?? '')) latest.set(total.profileId, total)
      }
      return weightedMean([...latest.values()].map(({ average, reviews }) => ({ sum: average * reviews, count: reviews })))
    },
    title: 'Overall rating',
    unit: 'stars',
    polarity: 'higher',
    formula: "The network's own average over all reviews, at the end of the period; profiles weigh by their reviews.",
    definition: 'The rating shown on the profile: the average of all reviews ever written.',
    fields: { google: 'averageRating', facebook: 'overall_star_rating' },
    optional: ['facebook'],
    theme: { id: 'ratings', place: 1 },
  },
  recommended_share: {
    ...portion<Entry>(ofReview(({ recommends }) => recommends)),
    title: 'Recommended',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Reviews that recommend ÷ reviews that say whether they do.',
    definition: 'Share of the recommendations given in the period that are positive. A recommendation is never turned into stars.',
    optional: true,
  },
  positive_share: {
    ...portion<Entry>(ofReview(isPositive)),
    title: 'Positive reviews',
    label: 'Positive',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Reviews with 4 or 5 stars and recommendations ÷ all reviews with stars or a recommendation.',
    definition: 'Share of the reviews in the period that are positive.',
    fields: { google: 'reviews.starRating', facebook: 'ratings.rating, ratings.recommendation_type' },
    theme: { id: 'ratings', place: 2 },
  },
  replies_known: {
    ...flow<Entry>(ofReview(({ reply }) => (reply === undefined ? null : 1))),
    title: 'Reviews with known replies',
    label: 'Reviews',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of reviews written in the period, from sources that report replies.',
    definition: 'Reviews where it is known whether they were answered.',
    fields: { google: 'reviews.reviewReply', facebook: 'open_graph_story.comments' },
  },
  review_response_rate: {
    ...rate<Entry>(ofReview(({ reply }) => (reply === undefined ? null : reply !== null))),
    title: 'Response rate',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Reviews written in the period that have a reply, whenever it came ÷ reviews written in the period, of sources that report replies.',
    definition: 'Share of reviews that were answered. Sources that do not report replies are left out.',
    fields: { google: 'reviews.reviewReply', facebook: 'open_graph_story.comments' },
    theme: { id: 'review_answers', place: 0 },
  },
  review_response_time: {
    ...order<Entry>(ofReview(responseSeconds)),
    title: 'Median response time',
    label: 'Response time',
    unit: 'seconds',
    polarity: 'lower',
    formula: 'Median of reply − review, over the answered reviews written in the period.',
    definition: 'Half of the answered reviews had their reply within this time. A reply older than a review that was edited later counts as immediate.',
    fields: { google: 'reviewReply.updateTime − createTime', facebook: 'comments.created_time − created_time' },
    theme: { id: 'review_answers', place: 1 },
    countedBy: { share: 'review_response_rate' },
  },
  share_of_reviews: {
    ...shareOfWhole<Entry>(),
    title: 'Share of reviews',
    label: 'Share',
    unit: 'percent',
    polarity: 'neutral',
    formula: 'Reviews of the part ÷ all reviews written in the period.',
    definition: "The part's share of all reviews.",
    fields,
  },
  sentiment_score: {
    ...mean<Entry>(ofReview(({ score }) => score)),
    title: 'Sentiment score',
    label: 'Sentiment',
    unit: 'score',
    polarity: 'higher',
    formula: 'Sum of the scores of the review texts (each −10 to 10) ÷ reviews with a score.',
    definition: 'The tone of the review texts, regardless of their stars.',
    fields,
    theme: { id: 'sentiment', place: 0 },
  },
} as const satisfies Record<string, ItemMetric<Entry>>
