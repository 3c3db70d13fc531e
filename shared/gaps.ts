/** What imports could not take: told with every figure of these days, until another import tells of all of them (docs/metrics.md#missing-data). */
import * as v from 'valibot'
import type { DateRange } from './dates/calendar-date.ts'
import type { Told } from './known.ts'

/**
 * `of`: the source (posts, reviews, messages), or `days` with the measures of the table; `rows` of it, each on one of these days; `total`: what
 * the total of a file says beyond its rows, so that any of these days may lack something
 */
export const Gap = v.object({
  of: v.string(),
  measures: v.optional(v.array(v.string())),
  from: v.string(),
  to: v.string(),
  rows: v.number(),
  total: v.optional(v.string()),
})
export type Gap = v.InferOutput<typeof Gap>

export const ofDays = 'days'

/** Kept of a profile; where there are more, those of one source become one. */
const mostGaps = 100

const kindOf = ({ of, total }: Gap) => `${of} ${total === undefined ? 'rows' : 'total'}`
const keyOf = (gap: Gap) => `${kindOf(gap)} ${[...(gap.measures ?? [])].sort().join()} ${gap.from} ${gap.to}`

/** What is kept after an import that lacks `now` and tells of the days `told`: of posts, of reviews, or of a measure. */
export function gapsAfter(before: readonly Gap[], now: readonly Gap[], told: readonly Told[]): Gap[] {
  const open = before.flatMap((gap): Gap[] => {
    const covers = (of: string) => told.some((one) => one.of === of && one.from <= gap.from && one.to >= gap.to)
    if (!gap.measures) return covers(gap.of) ? [] : [gap]
    const measures = gap.measures.filter((measure) => !covers(measure))
    return measures.length > 0 ? [{ ...gap, measures }] : []
  })
  const kept = [...new Map([...open, ...now].map((gap) => [keyOf(gap), gap])).values()]
  return kept.length > mostGaps ? joinedBySource(kept) : kept
}

function joinedBySource(gaps: readonly Gap[]): Gap[] {
  return [...Map.groupBy(gaps, kindOf).values()].flatMap((own) => {
    const [first] = own
    const measures = [...new Set(own.flatMap((gap) => gap.measures ?? []))]
    const ends = own.flatMap(({ from, to }) => [from, to]).sort()
    if (!first) return []
    const rows = own.reduce((sum, gap) => sum + gap.rows, 0)
    const total = own.at(-1)?.total
    const days = { from: ends[0] ?? first.from, to: ends.at(-1) ?? first.to }
    return [{ of: first.of, ...(measures.length > 0 ? { measures } : {}), ...days, rows, ...(total === undefined ? {} : { total }) }]
  })
}

/** Those of some sources that may lie in a range. */
export function gapsIn(gaps: readonly Gap[] | undefined, sources: readonly string[], { from, to }: DateRange): Gap[] {
  return (gaps ?? []).filter((gap) => sources.includes(gap.of) && gap.from <= to && gap.to >= from)
}
