/** Which figures a report lacks, kept as facts: each reader gets the sentence in their own formats (docs/behaviours.md#missing-figures). */

import * as v from 'valibot'
import { formatDate } from './dates/format.ts'
import { formatCount } from './format-count.ts'
import { mostNamed, namesText } from './names-text.ts'

/** `last`: the last day with figures, an ISO date; null where there never were any. */
export const LateSource = v.object({ name: v.string(), last: v.nullable(v.string()) })
export type LateSource = v.InferOutput<typeof LateSource>

/** `more`: how many others lack some, which are not named. */
export const MissingFigures = v.object({ late: v.array(LateSource), more: v.number() })
export type MissingFigures = v.InferOutput<typeof MissingFigures>

/** Null when nothing is late. */
export function missingOf(late: readonly LateSource[]): MissingFigures | null {
  return late.length === 0 ? null : { late: late.slice(0, mostNamed), more: Math.max(0, late.length - mostNamed) }
}

/** "No figures for A and B after 19 Nov 2026; none yet for C.", in the current formats. */
export function missingText({ late, more }: MissingFigures): string {
  const days = [...new Set(late.map(({ last }) => last))]
  const said = days.map((day, index) => {
    const names = namesText(late.filter(({ last }) => last === day).map(({ name }) => name))
    return `${index === 0 ? 'No figures' : 'none'} ${day === null ? `yet for ${names}` : `for ${names} after ${formatDate(day)}`}`
  })
  const others = more === 0 ? [] : [more === 1 ? '1 more has gaps' : `${formatCount(more)} more have gaps`]
  return `${[...said, ...others].join('; ')}.`
}
