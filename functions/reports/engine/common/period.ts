/** Which of its two ranges a value is of, and which days of it. */

export type Period = 'current' | 'prior'

/** Day indexes of the range, `end` not included. */
export type DayInterval = { readonly start: number; readonly end: number }
