/** Day numbers (days since 1970-01-01) and the demo brand's year: its rhythm, its seasons and its launches. */

import { dateOfDayNumber } from '../../shared/dates/calendar-date.ts'
import { dayMs } from '../../shared/dates/durations.ts'
import { memoize } from '../../shared/memoize.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import { normal, random } from './random.ts'

const dates = new Map<number, string>()
/** Kept once made: the generators ask for the same few years again and again. */
export function dateOf(day: number): string {
  return memoize(dates, day, () => dateOfDayNumber(day))
}

export type Launch = { monthDay: string; networks: readonly NetworkCode[] | 'all'; lift: number; caption: string }

/** Every year again: something happened, people came, and it ebbed away over a week. */
const launches: readonly Launch[] = [
  { monthDay: '01-19', networks: ['instagram', 'facebook', 'pinterest'], lift: 0.4, caption: 'decaf' },
  { monthDay: '03-05', networks: 'all', lift: 0.45, caption: 'subscription' },
  { monthDay: '04-17', networks: ['linkedin', 'twitter', 'threads', 'bluesky'], lift: 0.7, caption: 'hiring' },
  { monthDay: '06-02', networks: 'all', lift: 0.4, caption: 'coldbrew' },
  { monthDay: '07-14', networks: ['tiktok', 'youtube', 'instagram'], lift: 1.1, caption: 'v60' },
  { monthDay: '09-08', networks: 'all', lift: 0.45, caption: 'bag' },
  { monthDay: '10-27', networks: 'all', lift: 0.5, caption: 'winterblend' },
  { monthDay: '11-11', networks: ['tiktok', 'instagram'], lift: 1.7, caption: 'pov' },
  { monthDay: '11-13', networks: ['facebook', 'google', 'linkedin'], lift: 0.6, caption: 'leith' },
  { monthDay: '12-01', networks: 'all', lift: 0.5, caption: 'advent' },
]

/** Factor of the year: quiet in late summer and after New Year, busy before Christmas. */
const months = [0.92, 0.95, 1, 1.02, 1.0, 0.96, 0.9, 0.86, 1.0, 1.07, 1.14, 1.2]

export function season(day: number): number {
  const date = new Date(day * dayMs)
  const [month, share] = [date.getUTCMonth(), (date.getUTCDate() - 1) / 31]
  return (months[month] ?? 1) * (1 - share) + (months[(month + 1) % 12] ?? 1) * share
}

/** 1 on an ordinary day, more on and after a launch of this network. */
export function lift(profileId: string, network: NetworkCode, day: number): number {
  let factor = 1
  for (let ago = 0; ago <= 9; ago++) {
    const launch = launchOn(network, day - ago)
    if (launch) factor += launch.lift * (ago === 0 ? 0.7 : Math.exp(-(ago - 1) / 1.9))
    // Small surprises of one profile alone, about one in three weeks.
    const own = random(profileId, 'surprise', day - ago)
    if (own() < 0.045) factor += own() * 0.6 * Math.exp(-ago / 1.2)
  }
  return factor
}

export function launchOn(network: NetworkCode, day: number): Launch | undefined {
  const monthDay = dateOf(day).slice(5)
  return launches.find((launch) => launch.monthDay === monthDay && (launch.networks === 'all' || launch.networks.includes(network)))
}

/** Chance of the day: a slow part shared by the week and a quick part of the day alone. */
export function weather(profileId: string, day: number): number {
  const week = normal(random(profileId, 'week', Math.floor((day + 3) / 7)))
  return Math.exp(0.07 * week + 0.13 * normal(random(profileId, 'day', day)))
}
