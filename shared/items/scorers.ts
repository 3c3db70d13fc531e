/**
 * Who scored a text (docs/metrics.md#sentiment-and-listening). A score is kept with its scorer: an older one stands as it is until its
 * text is imported again, and a report over scores of several says so.
 */
import * as v from 'valibot'

/** Our own (docs/sentiment.md), the latest first; scores from before the second name nobody. The fourth reads reviews in another way than the third. */
export const scorerIds = ['almanac-4', 'almanac-3', 'almanac-2', 'comprehend'] as const
export type ScorerId = (typeof scorerIds)[number]

export const scorerDisplay = {
  'almanac-4': 'the built-in classifier',
  'almanac-3': 'an earlier version of the built-in classifier',
  'almanac-2': 'an earlier version of the built-in classifier',
  comprehend: 'Amazon Comprehend',
} as const satisfies Record<ScorerId, string>

/** Why a text has no score: it has no words, or is in a language that its scorer does not read. */
export const unscoredReasons = ['words', 'language'] as const
export type UnscoredReason = (typeof unscoredReasons)[number]

/** Absent on what was scored, or left without a score, before it was kept. */
export const Scoring = { scorer: v.optional(v.picklist(scorerIds)), unscored: v.optional(v.picklist(unscoredReasons)) } as const
