/** Where instants fall on the clock of one zone, for many instants: asks `Intl` once per day and not once per post. */

import { minuteMs } from '../../../../../shared/dates/durations.ts'
import { dayNumber, weekdayOfDay, zonedTime } from '../../../../../shared/dates/index.ts'
import { memoize } from '../../../../../shared/memoize.ts'

const dayMinutes = 1440

/** `day` counts from 1970-01-01; weekday 0 is Monday. */
export type ClockTime = { readonly day: number; readonly weekday: number; readonly hour: number }

export type Clock = (instant: string) => ClockTime

/** Days on which the zone's clock changes are asked instant by instant. */
export function zoneClock(zone: string): Clock {
  const starts = new Map<number, number>()
  const offsetAtStart = (utcDay: number) => memoize(starts, utcDay, () => wallMinutes(utcDay * dayMinutes * minuteMs, zone) - utcDay * dayMinutes)
  return (instant) => {
    const minutes = Math.floor(Date.parse(instant) / minuteMs)
    const utcDay = Math.floor(minutes / dayMinutes)
    const offset = offsetAtStart(utcDay)
    const wall = offset === offsetAtStart(utcDay + 1) ? minutes + offset : wallMinutes(minutes * minuteMs, zone)
    const day = Math.floor(wall / dayMinutes)
    return { day, weekday: weekdayOfDay(day), hour: Math.floor((wall - day * dayMinutes) / 60) }
  }
}

function wallMinutes(at: number, zone: string): number {
  const { date, hour, minute } = zonedTime(at, zone)
  return dayNumber(date) * dayMinutes + hour * 60 + minute
}
