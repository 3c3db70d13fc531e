/**
 * Which days of two ranges are held against each other, of every source alike (docs/metrics.md#what-is-known-from-when): those that both
 * know, the first with the first, so that an account on which nothing changed never shows a change.
 */
import { addDays, dayNumber, daysBetween, today, wholeMonths } from '../../../../../shared/dates/index.ts'
import type { CountOf } from '../../../../../shared/figure-messages.ts'
import type { KnownDays } from '../../../../../shared/known.ts'
import { memoized } from '../../../../../shared/memoize.ts'
import { knownOn } from './known-days.ts'
import type { Lack } from './lack.ts'
import type { Period } from './period.ts'
import { firstPartialDay, lastClosedDay, type ReportTime } from './time-axis.ts'

export type MatchTime = Pick<ReportTime, 'range' | 'prior' | 'zone' | 'now' | 'days' | 'priorDays'> & {
  /** recorded here, not by networks: a day is settled once it is over */
  readonly isRecorded?: true
}

/** Of a range, 1 for each day that is compared, and how many are. */
type ComparedDays = { readonly on: Uint8Array; readonly some: number }

/**
 * `lack`: why nothing is compared; null where something is. `uneven`: that the ranges differ too much in length for a sum, so that no day has
 * one to stand against, and what a rate is of are all days that each of them knows. `by`: of a change of a level, what it is told by.
 */
export type Matched = Readonly<Record<Period, ComparedDays>> & { readonly lack: Lack | null; readonly uneven?: true; readonly by?: 'levels' | 'flows' }

/** Of the days that networks have told by now, the part that has to be known on both sides: nine of ten, counted and not divided. */
const isMost = (some: number, all: number) => some * 10 >= all * 9

/** Of a range: its days, those before the first one that may still change, and those that should be known by now. */
type Limits = { readonly days: number; readonly settled: number; readonly due: number }

export const limitsOf = memoized(({ range, prior, days, priorDays, zone, now, isRecorded }: MatchTime): Readonly<Record<Period, Limits>> => {
  const open = isRecorded ? today(zone, now) : firstPartialDay(zone, now)
  const closed = isRecorded ? addDays(open, -1) : lastClosedDay(zone, now)
  const within = (all: number, count: number) => Math.max(0, Math.min(all, count))
  const of = (from: string, all: number) => ({ days: all, settled: within(all, daysBetween(from, open)), due: within(all, daysBetween(from, closed) + 1) })
  return { current: of(range.from, days), prior: prior ? of(prior.from, priorDays ?? 0) : { days: 0, settled: 0, due: 0 } }
})

/** `has`: whether a day of one of the ranges, the first being 0, is known. */
export function matchDays(time: MatchTime, has: (period: Period, day: number) => boolean): Matched {
  const { current, prior } = limitsOf(time)
  const sides = { current: new Uint8Array(current.days), prior: new Uint8Array(prior.days) }
  const known = { current: 0, prior: 0 }
  let early = 0
  const uneven = isUneven(time)
  for (let day = 0; day < Math.max(current.settled, prior.settled); day++) {
    const [now, before] = [day < current.settled && has('current', day), day < prior.settled && has('prior', day)]
    if (now && day < current.due) known.current++
    // told before it had to be, it counts like the others
    if (now && day >= current.due && day < prior.settled) early++
    if (before && day < prior.due) known.prior++
    if (now && (before || uneven)) sides.current[day] = 1
    if (before && (now || uneven)) sides.prior[day] = 1
  }
  const side = (on: Uint8Array): ComparedDays => ({ on, some: on.reduce((sum, one) => sum + one, 0) })
  const matched = { current: side(sides.current), prior: side(sides.prior) }
  return { ...matched, lack: lackAt(time, known, uneven ? null : { some: matched.current.some, early }), ...(uneven ? { uneven } : {}) }
}

/** Why a sum of uneven ranges is not compared. */
export const unequalLack = ({ days, priorDays }: MatchTime): Lack => ({ period: 'prior', known: days, all: priorDays ?? 0, why: 'unequal' })

/** Days of the longer range that have no other to stand against, and the days that should be known by now. */
function dueOf(time: MatchTime) {
  const { current, prior } = limitsOf(time)
  const unpaired = isCalendar(time) ? 0 : Math.max(0, current.due - prior.days) + Math.max(0, prior.due - current.days)
  return { unpaired, due: Math.min(current.due, prior.due) + unpaired }
}

/** As many calendar months on both sides. February lacks nothing beside January, also on 1 March, while two of its days may still be late. */
const isCalendar = memoized(({ range, prior }: MatchTime): boolean => {
  const months = wholeMonths(range)
  return months !== null && prior !== null && wholeMonths(prior) === months
})

/** Whether the lengths of two ranges differ by more than a tenth; those of the same number of calendar months do not. */
export function isUneven(time: MatchTime): boolean {
  const { unpaired, due } = dueOf(time)
  return unpaired * 10 > due
}

/** The same where every day up to one is compared, and none after it: of what is known by its two ends. */
export function matchUpTo(time: MatchTime, last: number): Matched {
  return matchDays(time, (_, day) => day <= last)
}

/** Every day that networks have told by now, of what is no profile's. */
export const settledDays = memoized((time: MatchTime): Matched => matchUpTo(time, Number.POSITIVE_INFINITY))

/** The days on which each of some sources is known; without any source nothing is. */
export function matchKnown(time: MatchTime, sources: readonly KnownDays[]): Matched {
  const each = sources.map(knownOn)
  const first = { current: dayNumber(time.range.from), prior: time.prior ? dayNumber(time.prior.from) : 0 }
  return matchDays(time, (period, day) => each.length > 0 && each.every((isKnown) => isKnown(first[period] + day)))
}

/** How many days are compared, `some` on each side, of those of the range; where these are all, of those of a longer prior range. */
export function countOfDays(time: MatchTime, some: number): CountOf {
  const { days, priorDays } = time
  return { some, all: some === days && priorDays !== null && !isUneven(time) ? Math.max(days, priorDays) : days }
}

/** Whether something of a range stands against nothing. */
export const isCut = ({ days, priorDays }: MatchTime, { current, prior, uneven }: Matched): boolean =>
  uneven === true || current.some < days || prior.some < (priorDays ?? 0)

/** `paired`: the days that stand against one, and those told before they had to be; null of uneven ranges. */
function lackAt(time: MatchTime, known: Readonly<Record<Period, number>>, paired: { some: number; early: number } | null): Lack | null {
  const { current, prior } = limitsOf(time)
  if (current.settled === 0 || prior.settled === 0) return { period: 'current', known: 0, all: current.days, why: 'unsettled' }
  const part = (period: Period) => known[period] / Math.max(1, { current, prior }[period].due)
  const isKnown = (period: Period) => isMost(known[period], Math.max(1, { current, prior }[period].due))
  const { due } = dueOf(time)
  const isEnough = paired === null ? isKnown('current') && isKnown('prior') : paired.some > 0 && isMost(paired.some, due + paired.early)
  if (isEnough) return null
  const period = !isKnown('prior') || part('prior') <= part('current') ? 'prior' : 'current'
  return { period, known: known[period], all: { current, prior }[period].due }
}
