/** Fields that items of several sources have. */
import * as v from 'valibot'
import { isRealDate } from '../dates/calendar-date.ts'
import { Scoring } from './scorers.ts'

const offset = /(?:Z|[+-]\d{2}:?\d{2})$/

/** An instant in its one spelling, 2026-11-01T09:30:00.000Z, so that text order is time order. */
export const Instant = v.pipe(
  v.string(),
  v.check((text) => offset.test(text) && !Number.isNaN(Date.parse(text)), 'Instants must be written as 2026-11-01T09:30:00Z.'),
  v.transform((text) => new Date(text).toISOString()),
)

/** docs/metrics.md#sentiment-and-listening: -10 to 10, and what it is called. */
export const sentimentLabels = ['positive', 'neutral', 'mixed', 'negative'] as const
export const SentimentLabel = v.picklist(sentimentLabels)
export type SentimentLabel = v.InferOutput<typeof SentimentLabel>

export const sentimentDisplay = {
  positive: 'Positive',
  neutral: 'Neutral',
  mixed: 'Mixed',
  negative: 'Negative',
} as const satisfies Record<SentimentLabel, string>

/** Both null where the text was not scored, which is not neutral; `unscored` says why. */
export const Sentiment = {
  score: v.nullable(v.pipe(v.number(), v.minValue(-10), v.maxValue(10))),
  sentiment: v.nullable(SentimentLabel),
  ...Scoring,
} as const

/** A day of the network's or the account's own zone. */
export const NetworkDate = v.pipe(v.string(), v.check(isRealDate, 'Dates must be written as YYYY-MM-DD.'))
