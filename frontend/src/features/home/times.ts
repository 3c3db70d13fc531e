import { dateIn, formatWeekday, wallTime, zoneName } from '../../../../shared/dates/index.ts'

/** "16:00" */
export const clockTime = (instant: string, zone: string) => wallTime(instant, zone).slice(11, 16)

/** "16:00 GMT" */
export const timeOf = (instant: string, zone: string) => `${clockTime(instant, zone)} ${zoneName(instant, zone)}`

/** "16:00 GMT" of today, else "Mon 23 Nov, 16:00 GMT" */
export function timeFrom(instant: string, zone: string, today: string): string {
  const date = dateIn(instant, zone)
  return date === today ? timeOf(instant, zone) : `${formatWeekday(date)}, ${timeOf(instant, zone)}`
}
