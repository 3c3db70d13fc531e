/** Days that have data out of days that should, said in words (docs/metrics.md#missing-data). */
import { addDays, daysBetween, formatDate, formatDay, formatRange } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { networks } from '../../../../shared/networks.ts'
import type { Coverage } from '../../../../shared/reports/report.ts'
import type { ProfileRecord } from '../../../accounts/store.ts'
import type { ReportedProfile } from './profiles.ts'
import { firstPartialDay, type ReportTime } from './time-axis.ts'

/** Named in a note before the rest are only counted. */
const mostNotes = 4

const mostDates = 3

/** What should have figures on every day since its first. `name`: null where it may not be named. `has`: of a day of the range. */
export type Days = { readonly name: string | null; readonly firstDay: number; readonly has: (day: number) => boolean }

/** Of what happens when it happens: nothing lacks a day, so none is counted and `said` tells what is known. */
export function uncounted(...said: readonly string[]): Coverage {
  return { have: 0, expected: 0, notes: [...said] }
}

/** Of events: days since each profile has data at all, where some came late, because items leave no trace of a day without any; then `said`. */
export function coverageOfEvents(
  { range, days }: Pick<ReportTime, 'range' | 'days'>,
  profiles: readonly Pick<ReportedProfile, 'profile'>[],
  said: string,
): Coverage {
  const late = profiles.filter(({ profile: { available_from: since } }) => since === null || since > range.from)
  if (late.length === 0) return uncounted(said)
  const lost = late.map(({ profile: { available_from: since } }) => (since === null ? days : Math.min(days, daysBetween(range.from, since))))
  const notes = late.map(({ profile }) => {
    const { available_from: since } = profile
    return since === null ? messages.coverage.never(fullName(profile)) : messages.coverage.since(fullName(profile), formatDate(since))
  })
  const expected = profiles.length * days
  return { have: expected - lost.reduce((sum, one) => sum + one, 0), expected, notes: [...notes, said] }
}

/** Days that have figures out of those that should, over all of them; `of`: what they are, where that is no profile. Null without any. */
export function counted(dataset: Pick<ReportTime, 'range' | 'zone' | 'now' | 'days'>, all: readonly Days[], of?: string): Coverage | null {
  if (all.length === 0) return null
  const settled = daysBetween(dataset.range.from, firstPartialDay(dataset.zone, dataset.now))
  let have = 0
  let expected = 0
  const gaps: string[] = []
  let unnamed = 0
  for (const { name, firstDay, has } of all) {
    const missing: number[] = []
    let present = 0
    for (let day = Math.max(0, firstDay); day < dataset.days; day++) {
      if (has(day)) present++
      // a day the network has not closed yet is not missing
      else if (day < settled) missing.push(day)
    }
    have += present
    expected += present + missing.length
    if (missing.length > 0 && name === null) unnamed++
    else if (missing.length > 0 && name !== null) gaps.push(gapNote(dataset, name, missing, present))
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
export function fullName({ name, network }: Pick<ProfileRecord, 'name' | 'network'>): string {
  return `${name} (${networks[network].display})`
}

function gapNote({ range }: Pick<ReportTime, 'range'>, name: string, missing: readonly number[], present: number): string {
  if (present === 0) return messages.coverage.nothing(name)
  if (missing.length > mostDates) return messages.coverage.days(name, missing.length, missing.length + present)
  return messages.coverage.dates(name, missing.map((day) => formatDay(addDays(range.from, day))).join(', '))
}

/** "19 and 20 Nov", "20 Nov": the days of the range networks may still add to; null when it ended before. */
export function partialDaysText({ range, zone, now }: Pick<ReportTime, 'range' | 'zone' | 'now'>): string | null {
  const first = firstPartialDay(zone, now)
  if (range.to < first) return null
  const from = range.from > first ? range.from : first
  return from === range.to ? formatDay(range.to) : formatRange(from, range.to)
}
