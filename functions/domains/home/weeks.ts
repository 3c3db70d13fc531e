/** Which days home compares. */
import { addDays, type DateRange, today } from '../../../shared/dates/index.ts'
import { lastClosedDay } from '../reports/engine/common/time-axis.ts'
import { leadDays } from '../reports/engine/daily/dataset.ts'

export type Clock = { readonly zone: string; readonly now: Date }

/** Weeks whose change from the week before says what is usual. */
export const usualWeeks = 26

/** The last seven days that every network has told, or those `back` weeks before: a day that is still to come would look like a fall. */
export function weekOf({ zone, now }: Clock, back = 0): DateRange {
  const to = addDays(lastClosedDay(zone, now), -7 * back)
  return { from: addDays(to, -6), to }
}

/** All days that any of it is made of. */
export function daysRead(clock: Clock): DateRange {
  return { from: addDays(weekOf(clock, usualWeeks + 1).from, -leadDays), to: today(clock.zone, clock.now) }
}
