import type { SentimentLabel } from '../../shared/items/fields.ts'

/** Parts beyond this are strong. */
const strong = 3
/** Nearer to 0 than this is neither good nor bad. */
const neutral = 0.5

/** Of a text's score and those of its parts, all -10 to 10: mixed when it praises strongly and blames strongly (docs/metrics.md#sentiment-and-listening). */
export function labelOf(score: number, parts: readonly number[]): SentimentLabel {
  if (parts.some((part) => part >= strong) && parts.some((part) => part <= -strong)) return 'mixed'
  if (Math.abs(score) < neutral) return 'neutral'
  return score > 0 ? 'positive' : 'negative'
}
