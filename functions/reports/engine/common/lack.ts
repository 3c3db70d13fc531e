/** Why a change is not shown: days of one of its two ranges of which nothing is known (docs/metrics.md#what-is-known-from-when). */
import { type DateRange, dayCount, dayNumber } from '../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../shared/figure-messages.ts'
import { daysKnown, type KnownDays, type Pieces } from '../../../../shared/known.ts'
import { memoized } from '../../../../shared/memoize.ts'
import type { ProfileRecord } from '../../../accounts/store.ts'
import { fullName } from './full-name.ts'
import type { Period } from './period.ts'
import { lastClosedDay, type ReportTime } from './time-axis.ts'

/** `known` of the `all` days of a range, fewer than all; or of `what` else, in the plural, that has what a figure needs. */
export type Lack = { readonly period: Period; readonly known: number; readonly all: number; readonly what?: string }

type Time = Pick<ReportTime, 'range' | 'prior' | 'zone' | 'now'>

/** `first`: its day number. `all`: days in it. */
type ClosedDays = { readonly period: Period; readonly range: DateRange; readonly first: number; readonly all: number }

/** Of both ranges, the earlier first, the days that networks have told by now: only those can be missing. Asked for each profile and metric. */
export const closedDays = memoized(({ range, prior, zone, now }: Time): readonly ClosedDays[] => {
  const last = lastClosedDay(zone, now)
  const closed = (period: Period, { from, to }: DateRange) => {
    const end = to < last ? to : last
    return { period, range: { from, to: end }, first: dayNumber(from), all: dayCount(from, end) }
  }
  const both = prior ? [closed('prior', prior), closed('current', range)] : []
  return both.filter(({ range: { from, to } }) => from <= to)
})

/** Null where all of a kind have each part that one of them has, in both ranges: what every one of them lacks is missing on neither side alone. */
export function lackOfPieces(ranges: readonly { readonly period: Period; readonly pieces: Pieces }[], what: string): Lack | null {
  const used = new Map<string, number>()
  for (const { pieces } of ranges) pieces((kind, has) => used.set(kind, (used.get(kind) ?? 0) | has))
  for (const { period, pieces } of ranges) {
    let [known, all] = [0, 0]
    pieces((kind, has) => {
      all++
      if (has === used.get(kind)) known++
    })
    if (known < all) return { period, known, all, what }
  }
  return null
}

/** Null where each of the sources is known on every day of both ranges; without any source nothing is. */
export function lackIn(time: Time, sources: readonly KnownDays[]): Lack | null {
  for (const { period, range } of closedDays(time)) {
    const all = dayCount(range.from, range.to)
    const known = sources.length === 0 ? 0 : Math.min(...sources.map((one) => daysKnown(one, range)))
    if (known < all) return { period, known, all }
  }
  return null
}

const wordsOf = ({ known, all, period, what }: Lack) => [known, all, period, what] as const

/** Under the figure, when nothing of it is compared. */
export function lackNote(lacks: readonly Lack[]): string {
  const [first, ...others] = lacks
  const said = first && figureMessages.report.lack(...wordsOf(first))
  return said && others.every((one) => figureMessages.report.lack(...wordsOf(one)) === said) ? said : figureMessages.report.lacks
}

/** Named in a passport before the rest are only counted. */
const mostNamed = 3

/** In the passport: which profiles are on neither side of the change, and why. */
export function lackTexts(all: readonly { readonly profile: Pick<ProfileRecord, 'name' | 'network'>; readonly lack: Lack }[]): string[] {
  const named = all.slice(0, mostNamed).map(({ profile, lack }) => figureMessages.passport.lack(fullName(profile), ...wordsOf(lack)))
  return [...named, ...(all.length > mostNamed ? [figureMessages.passport.lackMore(all.length - mostNamed)] : [])]
}
