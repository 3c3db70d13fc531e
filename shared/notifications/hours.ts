/** When somebody is told by what sends: not in their quiet hours, and by email at once or gathered once a day or week. */

import * as v from 'valibot'
import { addDays } from '../dates/calendar-date.ts'
import { minuteMs } from '../dates/durations.ts'
import { instantOf, wallTime, zonedTime } from '../dates/zoned.ts'

export const digests = ['off', 'daily', 'weekly'] as const
export const hoursMessages = {
  time: 'A time must be written as HH:MM, from 00:00 to 23:59.',
  sameTime: 'Quiet hours need different start and end times.',
  digest: 'A digest is off, daily or weekly.',
  day: 'A day of the week is a number from 0 (Monday) to 6 (Sunday).',
} as const

/** On the wall clock of whoever it is for. */
const Time = v.pipe(v.string(hoursMessages.time), v.maxLength(5, hoursMessages.time), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, hoursMessages.time))

const fields = {
  digest: v.picklist(digests, hoursMessages.digest),
  digest_at: Time,
  /** of a weekly one: 0 Monday .. 6 Sunday */
  digest_day: v.pipe(v.number(hoursMessages.day), v.integer(hoursMessages.day), v.minValue(0, hoursMessages.day), v.maxValue(6, hoursMessages.day)),
  /** null: there are none. `from` after `to` goes over midnight. */
  quiet: v.nullable(
    v.pipe(
      v.strictObject({ from: Time, to: Time }),
      v.check(({ from, to }) => from !== to, hoursMessages.sameTime),
    ),
  ),
}
export const Hours = v.object(fields)
export type Hours = v.InferOutput<typeof Hours>
/** Of what somebody wants to change. */
export const HoursChoices = v.partial(v.strictObject(fields))

export const firstHours: Hours = { digest: 'off', digest_at: '09:00', digest_day: 0, quiet: null }

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The end of the quiet hours that `now` is in, or null when it is in none. `zone`: IANA. */
export function quietUntil({ quiet }: Hours, zone: string, now: Date): Date | null {
  if (!quiet) return null
  const { from, to } = quiet
  const wall = wallTime(now, zone)
  const [date, time] = [wall.slice(0, 10), wall.slice(11)]
  const isOverMidnight = from > to
  if (isOverMidnight ? time < from && time >= to : time < from || time >= to) return null
  const end = instantOf(`${isOverMidnight && time >= from ? addDays(date, 1) : date}T${to}`, zone)
  if (end > now.getTime()) return new Date(end)
  // of an hour that the clock shows twice, in the second
  return new Date(now.getTime() - (now.getTime() % minuteMs) + (minutesOf(to) - minutesOf(time)) * minuteMs)
}

/** When the next digest goes out, or null for who wants none. `zone`: IANA. */
export function nextDigest({ digest, digest_at, digest_day }: Hours, zone: string, now: Date): Date | null {
  if (digest === 'off') return null
  const { date, weekday } = zonedTime(now, zone)
  const step = digest === 'daily' ? 1 : 7
  const first = digest === 'daily' ? 0 : (digest_day - weekday + 7) % 7
  for (let days = first; ; days += step) {
    const at = instantOf(`${addDays(date, days)}T${digest_at}`, zone)
    if (at > now.getTime()) return new Date(at)
  }
}
