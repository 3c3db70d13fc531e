/** What reviews are cut by. */
import { sentimentDisplay, sentimentLabels } from '../../../items/fields.ts'
import { type Review, responseSeconds } from '../../../items/reviews.ts'
import { wordsOf } from '../../../items/words.ts'
import type { Dimension, DimensionValue } from '../../language/items/dimension.ts'
import { type Entry, reviewOf } from './metrics.ts'

const stars: readonly DimensionValue[] = [
  { key: '5', label: '5 stars', color: 'positive', polarity: 'higher' },
  { key: '4', label: '4 stars', color: 'c2', polarity: 'higher' },
  { key: '3', label: '3 stars', color: 'neutral' },
  { key: '2', label: '2 stars', color: 'mixed', polarity: 'lower' },
  { key: '1', label: '1 star', color: 'negative', polarity: 'lower' },
]
/** A pair of its own, never stars (docs/metrics.md#reviews). */
const recommendations: readonly DimensionValue[] = [
  { key: 'recommends', label: 'Recommends', color: 'n-facebook', polarity: 'higher' },
  { key: 'recommends_not', label: 'Does not recommend', color: 'c6', polarity: 'lower' },
]

function ratingOf({ stars: given, recommends }: Review): DimensionValue | undefined {
  if (given !== null) return stars.find(({ key }) => key === String(given))
  return recommends === null ? undefined : recommendations[recommends ? 0 : 1]
}

const hour = 3_600
/** `below`: seconds */
const times: readonly (DimensionValue & { readonly below: number })[] = [
  { key: 'hour', label: 'Under 1 hour', color: 'positive', polarity: 'higher', below: hour },
  { key: 'day', label: '1 to 24 hours', color: 'c2', polarity: 'higher', below: 24 * hour },
  { key: 'days', label: '1 to 3 days', color: 'c1', below: 72 * hour },
  { key: 'later', label: 'More than 3 days', color: 'mixed', polarity: 'lower', below: Number.POSITIVE_INFINITY },
]
const noReply: DimensionValue = { key: 'none', label: 'No reply', color: 'c-other', polarity: 'lower' }

function responseOf(review: Review): DimensionValue | undefined {
  if (review.reply === undefined) return undefined
  const wait = responseSeconds(review)
  return wait === null ? noReply : times.find(({ below }) => wait < below)
}

const sentiments: readonly DimensionValue[] = sentimentLabels.map((key) => ({ key, label: sentimentDisplay[key], color: key }))

function each(of: (review: Review) => readonly (DimensionValue | undefined)[]): (entry: Entry) => readonly DimensionValue[] {
  return (entry) => (entry.kind === 'review' ? of(entry.review).flatMap((part) => part ?? []) : [])
}

/** Once one of a scale is there, all of it is. */
function present(scale: readonly DimensionValue[], of: (review: Review) => DimensionValue | undefined, entries: readonly Entry[]): readonly DimensionValue[] {
  const keys = new Set(scale.map(({ key }) => key))
  const found = entries.some((entry) => {
    const review = reviewOf(entry)
    return review !== null && keys.has(of(review)?.key ?? '')
  })
  return found ? scale : []
}

export const reviewCuts = {
  rating: {
    title: 'Rating',
    scale: true,
    of: each((review) => [ratingOf(review)]),
    parts: (entries) => [...present(stars, ratingOf, entries), ...present(recommendations, ratingOf, entries)],
  },
  response_time: {
    title: 'Response time',
    scale: true,
    of: each((review) => [responseOf(review)]),
    parts: (entries) => present([...times, noReply], responseOf, entries),
  },
  sentiment: {
    title: 'Sentiment',
    of: each(({ sentiment }) => [sentiments.find(({ key }) => key === sentiment)]),
    parts: () => sentiments,
  },
  word: { title: 'Word', of: each(({ text, language }) => [...wordsOf(text, language)].map((word) => ({ key: word, label: word }))) },
} as const satisfies Record<string, Dimension<Entry>>
