/** Whether two tellings of one thing say the same: an empty cell says nothing. */
import { isDeepStrictEqual } from 'node:util'
import { entriesOf } from '../../../../shared/entries.ts'
import { columnLabel } from '../../../../shared/import-columns.ts'
import { wholeFigure } from '../../../../shared/import-messages.ts'
import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import type { Post } from '../../../../shared/posts.ts'

type Values = Partial<Record<MeasureId, number | null>>
export type Differing = { readonly measure: string; readonly values: readonly [number, number] }

/** The first measure that two tellings of a day give different values; null when they agree. */
export function daysDiffer(one: Values, other: Values): Differing | null {
  for (const [measure, value] of entriesOf(other)) {
    const before = one[measure]
    if (typeof before === 'number' && typeof value === 'number' && before !== value) return { measure: columnLabel(measure), values: [before, value] }
  }
  return null
}

/** What two tellings of a post differ in; null when they agree. A figure that one of them lacks is a difference, for none can be put together. */
export function postsDiffer(one: Post, other: Post): string | null {
  for (const measure of new Set([...Object.keys(one.measures), ...Object.keys(other.measures)])) {
    const [before, after] = [one, other].map(({ measures }) => Object.entries(measures).find(([id]) => id === measure)?.[1])
    if (before !== after) return `${columnLabel(measure)} (${spelt(before)} and ${spelt(after)})`
  }
  return isDeepStrictEqual(one, other) ? null : 'their texts or times'
}

const spelt = (figure: number | null | undefined): string => (figure === null || figure === undefined ? 'none' : wholeFigure(figure))

export const itemsDiffer = (one: object, other: object): boolean => !isDeepStrictEqual(one, other)
