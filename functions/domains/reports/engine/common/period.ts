/** Which of its two ranges a value is of, and which days of it. */

export type Period = 'current' | 'prior'

/** Day indexes of the range, `end` not included. */
export type DayInterval = { readonly start: number; readonly end: number }

/** What something comes to over an interval of one of the ranges. Made once for all points of a chart, so that it looks up once what it adds. */
export type Over<Value = number | null> = (interval: DayInterval) => Value
