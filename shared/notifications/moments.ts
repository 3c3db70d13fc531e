/** Moments of a schedule as its emails say them. */
import { weekday } from '../dates/calendar-date.ts'
import { formatDate, formatInstant, weekdayNames, zoneName } from '../dates/format.ts'
import { wallTime } from '../dates/zoned.ts'

/** An instant (ISO 8601) and the IANA zone it is read in. */
export type Moment = { at: string; timezone: string }

/** "Fri 20 Nov 2026, 17:00 GMT" */
export function formatMoment({ at, timezone }: Moment): string {
  return `${weekdayNames[weekday(wallTime(at, timezone).slice(0, 10))]} ${formatInstant(at, timezone)}`
}

/** "Fri 20 Nov 2026, 17:00 Europe/London (GMT)"; a zone that is called as its clock is said once */
export function formatPlanned({ at, timezone }: Moment): string {
  const wall = wallTime(at, timezone)
  const date = wall.slice(0, 10)
  const clock = zoneName(at, timezone)
  const zone = timezone === clock ? clock : `${timezone.replaceAll('_', ' ')} (${clock})`
  return `${weekdayNames[weekday(date)]} ${formatDate(date)}, ${wall.slice(11)} ${zone}`
}
