/** What each class of metric may be put together by, in words (docs/metrics.md#classes). */
import type { AggregationClass } from './units.ts'

export const classRules = {
  FLOW: 'A sum: it adds up over days and profiles.',
  STOCK: 'A level: the last value on or before the end of the period; daily levels are never added up.',
  DELTA: 'A difference between two levels: it adds up over days and profiles.',
  RATIO: 'A ratio: recomputed from sums over days and profiles, never averaged; days without both figures are left out.',
  UNIQUE: 'A unique count: it does not add up over days or profiles.',
  POST: 'A sum over posts of everything each has collected.',
  ORDER: 'A median or percentile: recomputed from single values, never from other medians.',
  MEAN: 'A mean over single items: recomputed from all of them, never from other means; its change is a difference in points.',
  SHARE: 'A share: the sum of the part over the sum of the whole; its change is a difference in percentage points.',
} as const satisfies Record<AggregationClass, string>
