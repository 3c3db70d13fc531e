/** Days that have data out of days that should, said in words (metrics.md 2.4). */
import { addDays, daysBetween, formatDay, formatRange } from '../../shared/dates/index.ts'
import { messages } from '../../shared/messages.ts'
import { type MeasureId, type MetricId, metrics } from '../../shared/metrics/index.ts'
import { networks } from '../../shared/networks.ts'
import type { Coverage } from '../../shared/reports/report.ts'
import { daysOf, type Facts, type ProfileFacts, type Window } from './facts.ts'
import { dailyLine, offering } from './fold.ts'
import { firstPartialDay } from './frame.ts'

/** Named in a note before the rest are only counted. */
const mostNotes = 4
const mostDates = 3
const mostPriorNotes = 3

type Days = { readonly member: ProfileFacts; readonly has: (day: number) => boolean }

/** Of all measures together: a profile's day counts when the network gave anything for it. */
export function coverageOf(facts: Facts, members: readonly ProfileFacts[]): Coverage | null {
  return counted(
    facts,
    members.map((member): Days => {
      return { member, has: (day) => hasDay(member.current.window, day) }
    }),
  )
}

/**
 * Holes of the comparison range, one sentence for each profile that is compared: they make a growth larger than it was. A
 * profile without a figure in either range is in no comparison.
 */
export function priorGapNotes({ prior, priorDays, zone, now }: Facts, members: readonly ProfileFacts[]): string[] {
  if (!prior || priorDays === null) return []
  const days = Math.min(priorDays, daysBetween(prior.from, firstPartialDay(zone, now)))
  const gaps = members.flatMap((member) => {
    if (!member.comparable || !member.prior || (!anyDay(member.current.window) && !anyDay(member.prior.window))) return []
    let missing = 0
    for (let day = 0; day < days; day++) if (!hasDay(member.prior.window, day)) missing++
    return missing > 0 ? [messages.coverage.prior(fullName(member), missing, priorDays)] : []
  })
  const shown = gaps.slice(0, mostPriorNotes)
  return [...shown, ...(gaps.length > shown.length ? [messages.coverage.morePrior(gaps.length - shown.length)] : [])]
}

function hasDay({ measures, lead }: Window, day: number): boolean {
  return Object.values(measures).some((values) => !Number.isNaN(values[lead + day]))
}

function anyDay(window: Window): boolean {
  return Array.from({ length: window.days }, (_, day) => day).some((day) => hasDay(window, day))
}

/** Of one metric, over the profiles whose network offers it; null for posts, which have no daily figures. */
export function coverageOfMetric(facts: Facts, members: readonly ProfileFacts[], id: MetricId): Coverage | null {
  return counted(
    facts,
    offering(id, members).map((member): Days => {
      const lines = linesOf(id, member)
      return { member, has: (day) => lines.every((values) => !Number.isNaN(values[day])) }
    }),
  )
}

function linesOf(id: MetricId, member: ProfileFacts): Float64Array[] {
  const metric = metrics[id]
  if (metric.class === 'RATIO') {
    return [metric.num, ...(metric.den === 'days' || metric.den === 'baseline' ? [] : [metric.den])].flatMap((part) => linesOf(part, member))
  }
  // a level carried over a hole is still a hole in the data
  if (metric.class === 'STOCK') return stored('followers', member)
  return [dailyLine(id, member, 'current')]
}

function stored(measure: MeasureId, { current: { window } }: ProfileFacts): Float64Array[] {
  return [daysOf(window, measure).subarray(window.lead)]
}

function counted(facts: Facts, all: readonly Days[]): Coverage | null {
  if (all.length === 0) return null
  const settled = daysBetween(facts.range.from, firstPartialDay(facts.zone, facts.now))
  let have = 0
  let expected = 0
  const gaps: string[] = []
  for (const { member, has } of all) {
    const missing: number[] = []
    let present = 0
    for (let day = Math.max(0, member.firstDay); day < facts.days; day++) {
      if (has(day)) present++
      // a day the network has not closed yet is not missing
      else if (day < settled) missing.push(day)
    }
    have += present
    expected += present + missing.length
    if (missing.length > 0) gaps.push(gapNote(facts, member, missing, present))
  }
  const shown = gaps.slice(0, mostNotes)
  return { have, expected, notes: [...shown, ...(gaps.length > shown.length ? [messages.coverage.more(gaps.length - shown.length)] : [])] }
}

function fullName({ profile }: ProfileFacts): string {
  return `${profile.name} (${networks[profile.network].display})`
}

function gapNote({ range }: Facts, member: ProfileFacts, missing: readonly number[], present: number): string {
  const name = fullName(member)
  if (present === 0) return messages.coverage.nothing(name)
  if (missing.length > mostDates) return messages.coverage.days(name, missing.length, missing.length + present)
  return messages.coverage.dates(name, missing.map((day) => formatDay(addDays(range.from, day))).join(', '))
}

/** "19 and 20 Nov", "20 Nov": the days of the range networks may still add to; null when it ended before. */
export function partialDaysText({ range, zone, now }: Pick<Facts, 'range' | 'zone' | 'now'>): string | null {
  const first = firstPartialDay(zone, now)
  if (range.to < first) return null
  const from = range.from > first ? range.from : first
  return from === range.to ? formatDay(range.to) : formatRange(from, range.to)
}
