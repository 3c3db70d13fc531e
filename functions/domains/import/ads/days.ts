/** The days that a row of ads is of, and which rows cannot stand beside each other: no day of an ad may count twice. */
import type { AdRow } from '../../../../shared/items/ads.ts'

/** `from` is null where nobody says since when. */
export type Days = { readonly from: string | null; readonly to: string }

export const daysOfRow = ({ date, from = date }: AdRow): Days => ({ from, to: date })

export function spelt({ from, to }: Days): string {
  if (from === null) return `a time up to ${to}`
  return from === to ? to : `${from} to ${to}`
}

/** Whether a day may be in both. Of two that nobody says the beginning of, both may be of all there ever was. */
export function meet(a: Days, b: Days): boolean {
  if (a.from === null && b.from === null) return true
  return (a.from ?? '') <= b.to && (b.from ?? '') <= a.to
}

/** From the first of their days to the last; null for none. */
export function hullOf(all: readonly Days[]): Days | null {
  const [first, ...more] = all
  if (!first) return null
  return more.reduce((hull, { from, to }) => {
    const begins = hull.from === null || from === null ? null : from < hull.from ? from : hull.from
    return { from: begins, to: to > hull.to ? to : hull.to }
  }, first)
}

/** Whether what an earlier import said of some days gives way to what a later one says of `span`. What names no beginning always does. */
export function givesWay({ from, to }: Days, span: Days): boolean {
  return from === null || (span.from !== null && span.from <= from && to <= span.to)
}
