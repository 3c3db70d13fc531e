/** Days that have data out of days that should, said in words (metrics.md 2.4). */
import { addDays, daysBetween, formatDate, formatDay, formatRange } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { type MeasureId, type MetricId, metrics } from '../../../../shared/metrics/index.ts'
import { networks } from '../../../../shared/networks.ts'
import type { Coverage } from '../../../../shared/reports/report.ts'
import { firstPartialDay } from '../common/time-axis.ts'
import { dailyLine, offering } from './aggregate.ts'
import { daysOf, type Facts, type ProfileFacts, type Window } from './dataset.ts'

/** Named in a note before the rest are only counted. */
const mostNotes = 4
const mostDates = 3
const mostPriorNotes = 3

/** What should have figures on every day since its first. `name`: null where it may not be named. `has`: of a day of the range. */
export type Days = { readonly name: string | null; readonly firstDay: number; readonly has: (day: number) => boolean }

/** Of all measures together: a profile's day counts when the network gave anything for it. */
export function coverageOf(facts: Facts, members: readonly ProfileFacts[]): Coverage | null {
  return counted(
    facts,
    members.map((member): Days => ({ ...namedDays(member), has: (day) => hasDay(member.current.window, day) })),
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
    return missing > 0 ? [messages.coverage.prior(fullName(member.profile), missing, priorDays)] : []
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

/** Of what happens when it happens: nothing lacks a day, so none is counted and `said` tells what is known. */
export function uncounted(...said: readonly string[]): Coverage {
  return { have: 0, expected: 0, notes: [...said] }
}

/** Of events: days since each profile has data at all, where some came late, because items leave no trace of a day without any; then `said`. */
export function coverageOfEvents({ range, days }: Pick<Facts, 'range' | 'days'>, members: readonly Pick<ProfileFacts, 'profile'>[], said: string): Coverage {
  const late = members.filter(({ profile: { available_from: since } }) => since === null || since > range.from)
  if (late.length === 0) return uncounted(said)
  const lost = late.map(({ profile: { available_from: since } }) => (since === null ? days : Math.min(days, daysBetween(range.from, since))))
  const notes = late.map(({ profile }) => {
    const { available_from: since } = profile
    return since === null ? messages.coverage.never(fullName(profile)) : messages.coverage.since(fullName(profile), formatDate(since))
  })
  const expected = members.length * days
  return { have: expected - lost.reduce((sum, one) => sum + one, 0), expected, notes: [...notes, said] }
}

/** Of one metric, over the profiles whose network offers it; null where none does. */
export function coverageOfMetric(facts: Facts, members: readonly ProfileFacts[], id: MetricId): Coverage | null {
  return counted(
    facts,
    offering(id, members).map((member): Days => {
      const lines = linesOf(id, member)
      return { ...namedDays(member), has: (day) => lines.every((values) => !Number.isNaN(values[day])) }
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

function namedDays(member: ProfileFacts): Omit<Days, 'has'> {
  return { name: fullName(member.profile), firstDay: member.firstDay }
}

/** Days that have figures out of those that should, over all of them; `of`: what they are, where that is no profile. Null without any. */
export function counted(facts: Pick<Facts, 'range' | 'zone' | 'now' | 'days'>, all: readonly Days[], of?: string): Coverage | null {
  if (all.length === 0) return null
  const settled = daysBetween(facts.range.from, firstPartialDay(facts.zone, facts.now))
  let have = 0
  let expected = 0
  const gaps: string[] = []
  let unnamed = 0
  for (const { name, firstDay, has } of all) {
    const missing: number[] = []
    let present = 0
    for (let day = Math.max(0, firstDay); day < facts.days; day++) {
      if (has(day)) present++
      // a day the network has not closed yet is not missing
      else if (day < settled) missing.push(day)
    }
    have += present
    expected += present + missing.length
    if (missing.length > 0 && name === null) unnamed++
    else if (missing.length > 0 && name !== null) gaps.push(gapNote(facts, name, missing, present))
  }
  const shown = gaps.slice(0, mostNotes)
  const more = gaps.length - shown.length + unnamed
  return {
    have,
    expected,
    notes: [...shown, ...(more > 0 ? [messages.coverage[shown.length > 0 ? 'more' : 'some'](more, of)] : [])],
    ...(of === undefined ? {} : { of }),
  }
}

/** "Leith Studio (Facebook)" */
export function fullName({ name, network }: Pick<ProfileFacts['profile'], 'name' | 'network'>): string {
  return `${name} (${networks[network].display})`
}

function gapNote({ range }: Pick<Facts, 'range'>, name: string, missing: readonly number[], present: number): string {
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
