/** Which days a calendar of one month has, and what stands on which. Pure; a month is "2026-11". */
import { addDays, addMonths, dateIn, weekday } from '../../../../shared/dates/index.ts'
import type { Formats } from '../../../../shared/formats.ts'

const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const

/** "November 2026" */
export const monthName = (month: string) => `${names[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

/** What an address says, else the month of today. */
export const monthOf = (text: string | undefined, today: string) => (text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7))

export const turned = (month: string, by: number) => addMonths(`${month}-01`, by).slice(0, 7)

/** Its weeks, each whole: the first and the last may reach into the months beside it. */
export function weeksOf(month: string, start: Formats['week']): string[][] {
  const first = `${month}-01`
  const before = (weekday(first) + (start === 'sunday' ? 1 : 0)) % 7
  const next = `${turned(month, 1)}-01`
  const weeks: string[][] = []
  for (let day = addDays(first, -before); day < next; day = addDays(day, 7)) weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)))
  return weeks
}

/** By the day on which whoever reads it in `zone` has them, in their order. */
export function byDay<R extends { generate_at: string }>(runs: readonly R[], zone: string): Map<string, R[]> {
  return Map.groupBy(runs, ({ generate_at }) => dateIn(generate_at, zone))
}

/** From the run at `at` of those on `days`, the one that an arrow key leads to; itself where there is none. */
export function neighbour(days: readonly string[], at: number, key: string): number {
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowRight') return Math.min(days.length - 1, at + 1)
  const day = days[at]
  const by = key === 'ArrowDown' ? 1 : -1
  if (!day || (key !== 'ArrowDown' && key !== 'ArrowUp')) return at
  if (days[at + by] === day) return at + by
  // in the weeks below or above, on the same day of the week
  for (let week = 1; week < 6; week++) {
    const there = addDays(day, 7 * by * week)
    const found = by > 0 ? days.indexOf(there) : days.lastIndexOf(there)
    if (found >= 0) return found
  }
  return at
}
