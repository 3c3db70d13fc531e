/** Imports tell days of UTC; an item near midnight is on the day before or after on the clock of the report, and so is the edge of what is known. */
import { addDays, type DateRange, dateOfDayNumber, dayNumber } from '../../../../../shared/dates/index.ts'
import { joined, type KnownDays } from '../../../../../shared/known.ts'
import type { Clock } from './zone-clock.ts'

/** A range with the day before and the day after it: in UTC, an item of those days may be on a day of the range. */
export const withNextDays = ({ from, to }: DateRange): DateRange => ({ from: addDays(from, -1), to: addDays(to, 1) })

/**
 * `instants`: of all items there are of it in the ranges and a day around them. What is known begins on the day of the first of them, and ends
 * on that of the last.
 */
export function onClock(known: KnownDays, instants: Iterable<string>, clock: Clock): string[] {
  const edges = new Map(known.flatMap((one) => [one.slice(0, 10), one.slice(11)]).map((date): [string, string[]] => [date, []]))
  for (const at of instants) edges.get(at.slice(0, 10))?.push(dateOfDayNumber(clock(at).day))
  const moved = known.map((one) => {
    const [from, to] = [one.slice(0, 10), one.slice(11)]
    const [first, last] = [edges.get(from)?.toSorted()[0] ?? from, edges.get(to)?.toSorted().at(-1) ?? to]
    return first <= last ? `${first}/${last}` : one
  })
  return joined(moved)
}

/** Whether a day, by its number, is one of those. */
export function knownOn(known: KnownDays): (day: number) => boolean {
  const all = known.map((one) => [dayNumber(one.slice(0, 10)), dayNumber(one.slice(11))] as const)
  return (day) => all.some(([from, to]) => day >= from && day <= to)
}
