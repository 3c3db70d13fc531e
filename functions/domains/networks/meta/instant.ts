import { CalendarDateTime, toZoned } from '@internationalized/date'
import { readDate, readTime } from '../../readers/csv/dates.ts'

/** "02/16/2025 05:14" in Pacific time, in which Meta writes its content exports, as a UTC instant. */
export function readMetaInstant(cell: string | undefined, dayFirst: boolean): string | null {
  const [year = 0, month = 0, day = 0] = (readDate(cell, dayFirst) ?? '').split('-').map(Number)
  const time = readTime(cell)
  if (year === 0 || time === null) return null
  return toZoned(new CalendarDateTime(year, month, day, time.hour, time.minute), 'America/Los_Angeles').toAbsoluteString()
}

/** Whether the date cell of a row is a day. In a lifetime row it is a word in the language of the export. */
export const isDay = (cell: string | undefined): boolean => readDate(cell) !== null
