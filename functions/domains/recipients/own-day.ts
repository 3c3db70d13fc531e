import { addDays, weekday as weekdayOf } from '../../../shared/dates/calendar-date.ts'
import { instantOf, wallTime } from '../../../shared/dates/zoned.ts'

/**
 * When somebody gets a report that is planned for `at` (ISO instant): then, or at the same time on the wall of `zone` on the first day of the
 * week from then on that they chose (0 Monday .. 6 Sunday). Epoch milliseconds. docs/behaviours.md#unsubscribing
 */
export function onOwnDay(at: string, zone: string, weekday: number | null | undefined): number {
  const wall = wallTime(at, zone)
  const day = wall.slice(0, 10)
  const days = weekday === null || weekday === undefined ? 0 : (weekday - weekdayOf(day) + 7) % 7
  return days === 0 ? Date.parse(at) : instantOf(addDays(day, days) + wall.slice(10), zone)
}
