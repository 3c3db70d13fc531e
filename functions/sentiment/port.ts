/** How the words of a text sound (docs/metrics.md#sentiment-and-listening). Whoever fills this port is chosen in score-texts.ts. */
import type { SentimentLabel } from '../../shared/items/fields.ts'

/** -10 to 10. Both null where nothing can be said: no words, or a language the classifier does not know. */
export type Scored = { readonly score: number; readonly sentiment: SentimentLabel } | { readonly score: null; readonly sentiment: null }

export type ToScore = {
  readonly text: string
  /** ISO 639-1; null when not known */
  readonly language: string | null
}

export type Classifier = {
  /** One answer a text, in their order. */
  readonly classify: (texts: readonly ToScore[]) => Promise<readonly Scored[]>
}

export const unscored: Scored = { score: null, sentiment: null }
