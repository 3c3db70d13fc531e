/** Reviews of a profile, and what the network itself says of all of them (docs/metrics.md#reviews). */
import * as v from 'valibot'
import { NetworkCode, reviewNetworks } from '../networks.ts'
import { Instant, Sentiment } from './fields.ts'
import { itemSource } from './source.ts'

export const Review = v.object({
  id: v.string(),
  profileId: v.string(),
  network: NetworkCode,
  /** an edited review keeps it, with its latest stars */
  createdAt: Instant,
  /** null where the network has none, such as Facebook's recommendations: they are never turned into stars */
  stars: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  recommends: v.nullable(v.boolean()),
  text: v.string(),
  author: v.nullable(v.string()),
  /** null: none yet. Absent: the source does not tell, so the review is on neither side of a response rate */
  reply: v.optional(v.nullable(v.object({ text: v.string(), at: Instant }))),
  url: v.nullable(v.string()),
  /** ISO 639-1 */
  language: v.nullable(v.string()),
  ...Sentiment,
})
export type Review = v.InferOutput<typeof Review>

/**
 * When a review was answered, an instant; null without a reply. Never before it was written: some sources date a review by its last
 * edit, which may follow the reply (docs/metrics.md#reviews).
 */
export function answeredAt({ createdAt, reply }: Review): string | null {
  if (!reply) return null
  return Date.parse(reply.at) < Date.parse(createdAt) ? createdAt : reply.at
}

/** Seconds until the reply, 0 at the least; null without one. */
export function responseSeconds(review: Review): number | null {
  const at = answeredAt(review)
  return at === null ? null : (Date.parse(at) - Date.parse(review.createdAt)) / 1000
}

/** The network's own all-time rating of a profile on a day. */
export const RatingTotal = v.object({
  id: v.string(),
  profileId: v.string(),
  network: NetworkCode,
  at: Instant,
  average: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  reviews: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type RatingTotal = v.InferOutput<typeof RatingTotal>

const ofReviews = { owner: 'profile', networks: reviewNetworks } as const
export const reviewSource = itemSource<Review>({ id: 'reviews', prefix: 'REVIEW', schema: Review, at: ({ createdAt }) => createdAt, ...ofReviews })
export const ratingSource = itemSource<RatingTotal>({ id: 'ratings', prefix: 'RATING', schema: RatingTotal, at: ({ at }) => at, ...ofReviews })
