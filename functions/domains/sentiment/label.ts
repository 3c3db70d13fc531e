import type { SentimentLabel } from '../../../shared/items/fields.ts'
import type { Chances } from './odds.ts'

/** Parts beyond this are strong. */
const strong = 8

/**
 * Of the chances of a text and the scores of its parts, -10 to 10: mixed when it praises strongly and blames strongly, else what is
 * likeliest (docs/metrics.md#sentiment-and-listening).
 */
export function labelOf({ negative, neutral, positive }: Chances, parts: readonly number[]): SentimentLabel {
  if (parts.some((part) => part >= strong) && parts.some((part) => part <= -strong)) return 'mixed'
  if (neutral >= negative && neutral >= positive) return 'neutral'
  return positive > negative ? 'positive' : 'negative'
}
