/** Days that have data out of days that should, said in words (docs/metrics.md#missing-data). */
import { addDays, type DateRange, dayIn, daysBetween, formatDate, formatRange, shortRange } from '../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { daysKnown, type KnownDays } from '../../../../../shared/known.ts'
import type { Coverage } from '../../../../../shared/reports/report.ts'
import { fullName } from './full-name.ts'
import { knownOf, type ReportedProfile } from './profiles.ts'
import { firstPartialDay, type ReportTime } from './time-axis.ts'

/** Named in a note before the rest are only counted. */
const mostNotes = 4

const mostDates = 3

/** What should have figures on every day since its first. `name`: null where it may not be named. `has`: of a day of the range. */
export type Days = {
  readonly name: string | null
  readonly firstDay: number
  readonly has: (day: number) => boolean
  /** whether a day that lacks the figure has a part of it */
  readonly partly?: (day: number) => boolean
  /** whether it has other figures in the range, where it has none of this one */
  readonly others?: boolean
  /** whether a day that has some of the figure lacks the rest, which is said elsewhere */
  readonly lacks?: (day: number) => boolean
}

/** Of what happens when it happens: nothing lacks a day, so none is counted and `said` tells what is known. */
export function uncounted(...said: readonly string[]): Coverage {
  return { have: 0, expected: 0, notes: [...said] }
}

/**
 * Of events: days of which each profile is known, where that is not all of them, because items leave no trace of a day without any; then
 * `said`. `sources`: of which those count that a profile has.
 */
export function coverageOfEvents(
  { range, days, zone, now }: Pick<ReportTime, 'range' | 'days' | 'zone' | 'now'>,
  profiles: readonly Pick<ReportedProfile, 'profile'>[],
  said: string,
  sources: readonly string[],
): Coverage {
  const last = addDays(firstPartialDay(zone, now), -1)
  const closed = { from: range.from, to: range.to < last ? range.to : last }
  const late = profiles.flatMap(({ profile }) => {
    const known = sources.map((source) => knownOf(profile, source)).filter((one) => one.length > 0)
    const [lost, note] = lostIn(fullName(profile), known, closed)
    return lost > 0 ? { lost, note } : []
  })
  if (late.length === 0) return uncounted(said)
  const expected = profiles.length * days
  return { have: expected - late.reduce((sum, { lost }) => sum + lost, 0), expected, notes: [...late.map(({ note }) => note), said] }
}

/** How many days of a range are not known, and how to say it. */
function lostIn(name: string, sources: readonly KnownDays[], closed: DateRange): [lost: number, note: string] {
  const days = daysBetween(closed.from, closed.to) + 1
  if (sources.length === 0) return [days, figureMessages.coverage.never(name)]
  const lost = days - Math.min(...sources.map((known) => daysKnown(known, closed)))
  const [first = ''] = sources.map((known) => known.at(-1)?.slice(0, 10) ?? '').sort((a, b) => (a < b ? 1 : -1))
  // nothing before that day, and everything since
  const isSince = lost === Math.min(days, daysBetween(closed.from, first))
  return [lost, isSince ? figureMessages.coverage.since(name, formatDate(first)) : figureMessages.coverage.days(name, lost, days)]
}

type Late = { readonly name: string; readonly first: number; readonly last: number }

/** Days that have figures out of those that should, over all of them; `of`: what they are, where that is no profile. Null without any. */
export function counted(dataset: Pick<ReportTime, 'range' | 'zone' | 'now' | 'days'>, all: readonly Days[], of?: string): Coverage | null {
  if (all.length === 0) return null
  const settled = daysBetween(dataset.range.from, firstPartialDay(dataset.zone, dataset.now))
  let have = 0
  let expected = 0
  const gaps: string[] = []
  const late: Late[] = []
  let unnamed = 0
  for (const { name, firstDay, has, partly, lacks, others = false } of all) {
    const missing: number[] = []
    const open: number[] = []
    let [present, partial] = [0, 0]
    for (let day = Math.max(0, firstDay); day < dataset.days; day++) {
      if (has(day) && lacks?.(day)) partial++
      else if (has(day)) present++
      // a day the network has not closed yet is not missing
      else if (day < settled) missing.push(day)
      else open.push(day)
    }
    have += present
    expected += present + partial + missing.length
    if (open.length > 0 && present + partial > 0 && name !== null) late.push({ name, first: open[0] ?? 0, last: open.at(-1) ?? 0 })
    if (missing.length > 0 && name === null) unnamed++
    else if (missing.length > 0 && name !== null) {
      const [some, none] = [missing.filter((day) => partly?.(day)), missing.filter((day) => !partly?.(day))]
      const days = missing.length + present + partial
      if (some.length > 0) gaps.push(figureMessages.coverage.partly(name, some.length, days))
      if (none.length > 0) gaps.push(gapNote(dataset, name, none, days - none.length, others))
    }
  }
  const shown = gaps.slice(0, mostNotes)
  const more = gaps.length - shown.length + unnamed
  return {
    have,
    expected,
    notes: [...lateNotes(dataset.range, late), ...shown, ...(more > 0 ? [figureMessages.coverage[shown.length > 0 ? 'more' : 'some'](more, of)] : [])],
    ...(of === undefined ? {} : { of }),
  }
}

/** The last days that are not known yet, of whom; the year only where the range is of two. */
function lateNotes(range: DateRange, late: readonly Late[]): string[] {
  return [...Map.groupBy(late, ({ first, last }) => `${first} ${last}`).values()].flatMap(([one, ...others]) => {
    if (!one) return []
    const [begin, end] = [addDays(range.from, one.first), addDays(range.from, one.last)]
    const days = begin === end ? dayIn(range, begin) : isOneYear(range) ? shortRange(begin, end) : formatRange(begin, end)
    return figureMessages.coverage.notYet(others.length === 0 ? one.name : others.length + 1, days, one.last - one.first + 1)
  })
}

const isOneYear = ({ from, to }: DateRange) => from.slice(0, 4) === to.slice(0, 4)

function gapNote({ range }: Pick<ReportTime, 'range'>, name: string, missing: readonly number[], present: number, others: boolean): string {
  if (present === 0) return others ? figureMessages.coverage.notThis(name) : figureMessages.coverage.nothing(name)
  if (missing.length > mostDates) return figureMessages.coverage.days(name, missing.length, missing.length + present)
  return figureMessages.coverage.dates(name, missing.map((day) => dayIn(range, addDays(range.from, day))).join(', '))
}

/** "19 and 20 Nov", "20 Nov": the days of the range networks may still add to; null when it ended before. */
export function partialDaysText({ range, zone, now }: Pick<ReportTime, 'range' | 'zone' | 'now'>): string | null {
  const first = firstPartialDay(zone, now)
  if (range.to < first) return null
  const from = range.from > first ? range.from : first
  return from === range.to ? dayIn(range, range.to) : formatRange(from, range.to)
}
