/** What each class of metric may be put together by, in words (metrics.md §1). */
import type { AggregationClass } from './units.ts'

export const classRules = {
  FLOW: 'A sum: it adds up over days and profiles.',
  STOCK: 'A level: the last value on or before the end of the range; the levels of days are never added.',
  DELTA: 'A difference between two levels: it adds up over days and profiles.',
  RATIO: 'A ratio: recomputed from sums over days and profiles, never averaged; what lacks either term is in neither.',
  UNIQUE: 'Different ones, each counted once: it does not add up over days or profiles.',
  POST: 'A sum over posts of all that each ever got.',
  ORDER: 'A middle value: recomputed from the single values, never from other middle values.',
  MEAN: 'A mean over single items: recomputed from all of them, never from other means; its change is a difference in points.',
  SHARE: 'A share: the sum of the part over the sum of the whole; its change is a difference in percentage points.',
} as const satisfies Record<AggregationClass, string>
