/**
 * Which days of two ranges are held against each other, of every source alike (docs/metrics.md#what-is-known-from-when): those that both
 * know, the first with the first, so that an account on which nothing changed never shows a change.
 */
import { daysBetween, dayNumber } from '../../../../shared/dates/index.ts'
import type { KnownDays } from '../../../../shared/known.ts'
import { memoized } from '../../../../shared/memoize.ts'
import { knownOn } from './known-days.ts'
import type { Lack } from './lack.ts'
import type { Period } from './period.ts'
import { firstPartialDay, lastClosedDay, type ReportTime } from './time-axis.ts'

export type MatchTime = Pick<ReportTime, 'range' | 'prior' | 'zone' | 'now' | 'days' | 'priorDays'>

/** `on`: 1 for each day of the ranges that is compared. `some`: how many. `lack`: why nothing is; null where something is. */
export type Matched = { readonly on: Uint8Array; readonly some: number; readonly lack: Lack | null }

/** Of the days that networks have told by now, the part that has to be known on both sides. */
const enough = 0.9

/** Of a range: its days, those before the first one that may still change, and those that should be known by now. */
type Limits = { readonly days: number; readonly settled: number; readonly due: number }

export const limitsOf = memoized(({ range, prior, days, priorDays, zone, now }: MatchTime): Readonly<Record<Period, Limits>> => {
  const [open, closed] = [firstPartialDay(zone, now), lastClosedDay(zone, now)]
  const within = (all: number, count: number) => Math.max(0, Math.min(all, count))
  const of = (from: string, all: number) => ({ days: all, settled: within(all, daysBetween(from, open)), due: within(all, daysBetween(from, closed) + 1) })
  return { current: of(range.from, days), prior: prior ? of(prior.from, priorDays ?? 0) : { days: 0, settled: 0, due: 0 } }
})

/** `has`: whether a day of one of the ranges, the first being 0, is known. */
export function matchDays(time: MatchTime, has: (period: Period, day: number) => boolean): Matched {
  const { current, prior } = limitsOf(time)
  const on = new Uint8Array(Math.max(current.days, prior.days))
  const known = { current: 0, prior: 0 }
  let some = 0
  for (let day = 0; day < Math.max(current.settled, prior.settled); day++) {
    const [now, before] = [day < current.settled && has('current', day), day < prior.settled && has('prior', day)]
    if (now && day < current.due) known.current++
    if (before && day < prior.due) known.prior++
    if (!now || !before) continue
    on[day] = 1
    some++
  }
  return { on, some, lack: lackAt({ current, prior }, known, some) }
}

/** The same where every day up to one is compared, and none after it: of what is known by its two ends. */
export function matchUpTo(time: MatchTime, last: number): Matched {
  return matchDays(time, (_, day) => day <= last)
}

/** The days on which each of some sources is known; without any source nothing is. */
export function matchKnown(time: MatchTime, sources: readonly KnownDays[]): Matched {
  const each = sources.map(knownOn)
  const first = { current: dayNumber(time.range.from), prior: time.prior ? dayNumber(time.prior.from) : 0 }
  return matchDays(time, (period, day) => each.length > 0 && each.every((isKnown) => isKnown(first[period] + day)))
}

/** Whether something of a range stands against nothing. */
export const isCut = ({ days, priorDays }: MatchTime, { some }: Matched): boolean => some < days || some < (priorDays ?? 0)

function lackAt({ current, prior }: Readonly<Record<Period, Limits>>, known: Readonly<Record<Period, number>>, some: number): Lack | null {
  // days of the longer range that have no other to stand against
  const unpaired = Math.max(0, current.due - prior.days) + Math.max(0, prior.due - current.days)
  const due = Math.min(current.due, prior.due) + unpaired
  if (some > 0 && some >= enough * due) return null
  if (current.settled === 0 || prior.settled === 0) return { period: 'current', known: 0, all: current.days, why: 'unsettled' }
  if (unpaired > (1 - enough) * due) return { period: 'prior', known: current.days, all: prior.days, why: 'unequal' }
  const part = (period: Period) => known[period] / Math.max(1, { current, prior }[period].due)
  const period = part('prior') < enough || part('prior') <= part('current') ? 'prior' : 'current'
  return { period, known: known[period], all: { current, prior }[period].due }
}
