/** How the words of a text sound (docs/metrics.md#sentiment-and-listening). Whoever fills this port is chosen in score-texts.ts. */
import type { SentimentLabel } from '../../../shared/items/fields.ts'
import type { ScorerId, UnscoredReason } from '../../../shared/items/scorers.ts'

/** `score`: -10 to 10. Without one it is said why; that is never neutral. */
export type Scored =
  | { readonly score: number; readonly sentiment: SentimentLabel; readonly unscored?: undefined }
  | { readonly score: null; readonly sentiment: null; readonly unscored: UnscoredReason }

export type ToScore = {
  readonly text: string
  /** ISO 639-1; null when not known */
  readonly language: string | null
}

/** A review is of one thing and weighs it, so that its length and its turns say more than those of other texts. */
export type TextKind = 'review'

export type Classifier = {
  readonly id: ScorerId
  /** One answer a text, in their order. `kind`: what all of them are, where that is known. */
  readonly classify: (texts: readonly ToScore[], kind?: TextKind) => Promise<readonly Scored[]>
}

export const withoutWords: Scored = { score: null, sentiment: null, unscored: 'words' }
export const unreadLanguage: Scored = { score: null, sentiment: null, unscored: 'language' }
