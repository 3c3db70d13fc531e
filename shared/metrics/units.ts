/** What a number counts, and how much of it is shown (metrics.md §1 rule 4). */
import * as v from 'valibot'

/** `change` is a count that is a difference and always written with its sign: +9,317 followers. `ratio` is a plain quotient. */
export const units = ['count', 'change', 'percent', 'ratio', 'minutes', 'seconds', 'money', 'stars', 'score'] as const
export const Unit = v.picklist(units)
export type Unit = v.InferOutput<typeof Unit>

/** Which direction is good news; it decides colour, never the sign (metrics.md 1.2). */
export const Polarity = v.picklist(['higher', 'lower', 'neutral'])
export type Polarity = v.InferOutput<typeof Polarity>

export const aggregationClasses = ['FLOW', 'STOCK', 'DELTA', 'RATIO', 'UNIQUE', 'POST', 'ORDER', 'MEAN', 'SHARE'] as const
export const AggregationClass = v.picklist(aggregationClasses)
export type AggregationClass = v.InferOutput<typeof AggregationClass>
