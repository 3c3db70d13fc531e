/** Dates as blocks write them, on top of the shared names. */
import type { Bucket } from '../../../shared/blocks/shared.ts'
import { weekday } from '../../../shared/dates/calendar-date.ts'
import { formatDate, formatDay, formatRange, formatWeekday, formatWeekdayDate, monthNames, shortRange } from '../../../shared/dates/format.ts'
import { wallTime } from '../../../shared/dates/zoned.ts'
import type { BlockMode } from './mode.ts'

/** The name of one bucket in full: "Fri 23 Oct", "Week of 19 Oct", "Oct 2026". */
export function bucketText(date: string, bucket: Bucket): string {
  if (bucket === 'month') return `${monthOf(date)} ${date.slice(0, 4)}`
  return bucket === 'week' ? `Week of ${formatDay(date)}` : formatWeekday(date)
}

/** As {@link bucketText}, with the year where the labels of a chart are of two. */
export function bucketIn(labels: readonly string[], date: string, bucket: Bucket): string {
  if (bucket === 'month' || labels[0]?.slice(0, 4) === labels.at(-1)?.slice(0, 4)) return bucketText(date, bucket)
  return bucket === 'week' ? `Week of ${formatDate(date)}` : formatWeekdayDate(date)
}

/** Two buckets that are compared: with their years where these differ. */
export function bucketTexts(date: string, before: string, bucket: Bucket): [string, string] {
  if (date.slice(0, 4) === before.slice(0, 4) || bucket === 'month') return [bucketText(date, bucket), bucketText(before, bucket)]
  const text = (day: string) => (bucket === 'week' ? `Week of ${formatDate(day)}` : formatWeekdayDate(day))
  return [text(date), text(before)]
}

/** The names of the buckets that an axis labels: "23 Oct" or "Oct", and "Oct 2026" where the label before it is of another year. */
export function axisTexts(dates: readonly string[], bucket: Bucket): string[] {
  if (bucket !== 'month') return dates.map(formatDay)
  const years = dates.map((date) => date.slice(0, 4))
  const isOneYear = years[0] === years.at(-1)
  return dates.map((date, at) => (isOneYear || years[at] === years[at - 1] ? monthOf(date) : bucketText(date, bucket)))
}

const monthOf = (date: string) => monthNames[Number(date.slice(5, 7)) - 1] ?? ''

/** The two periods for a legend that stands under the dated head: "23 Oct – 20 Nov", with years where there is more than one. */
export function legendRanges({ dateFrom, dateTo, priorFrom, priorTo }: BlockMode['dates']): { now: string; before: string } {
  const isOneYear = [dateTo, priorFrom ?? dateFrom, priorTo ?? dateFrom].every((date) => date.slice(0, 4) === dateFrom.slice(0, 4))
  const text = isOneYear ? shortRange : formatRange
  return { now: text(dateFrom, dateTo), before: priorFrom && priorTo ? text(priorFrom, priorTo) : '' }
}

export function isWeekend(date: string): boolean {
  return weekday(date) > 4
}

/** "Wed 11 Nov, 18:32" in the report's zone */
export function postTime(instant: string, zone: string): string {
  return timeOn(wallTime(instant, zone), formatWeekday)
}

/** The same of what may lie years back: with its year unless all of the report is in it, as in "Tue 21 Oct 2025, 13:29". */
export function itemTime(instant: string, { timezone, dates: { dateFrom, dateTo } }: Pick<BlockMode, 'timezone' | 'dates'>): string {
  const wall = wallTime(instant, timezone)
  return timeOn(wall, [dateFrom, dateTo].every((date) => date.startsWith(wall.slice(0, 4))) ? formatWeekday : formatWeekdayDate)
}

/** As a cell of a table writes it: an instant as its time, what is a date already as it is. */
export function dateText(value: string, mode: Pick<BlockMode, 'timezone' | 'dates'>): string {
  return value.includes('T') ? itemTime(value, mode) : value
}

function timeOn(wall: string, dayOf: (date: string) => string): string {
  const date = wall.slice(0, 10)
  return `${dayOf(date)}, ${wall.slice(11, 16)}`
}
