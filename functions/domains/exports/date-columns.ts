/** Which columns of our files hold dates, by their titles, and how a date is read from what a CSV has there. */
import type { Value } from './csv.ts'

const days = new Set(['Date', 'First day', 'Last day', 'Period from', 'Period to', 'Tracked since'])
const times = new Set(['Published', 'Written', 'Replied', 'Created', 'Due', 'Completed', 'Reopened'])

/** Whether a column of dates has times as well; null for a column of anything else. */
export function isTimeColumn(title: Value): boolean | null {
  const name = String(title ?? '')
  return days.has(name) ? false : times.has(name) || name.endsWith(' (UTC)') ? true : null
}

const moment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)Z?)?$/

/** The moment as a spreadsheet counts it, without a zone; null for what is not one date, such as several lines. */
export function readMoment(value: Value): Date | null {
  const [, day, time = '00:00'] = moment.exec(typeof value === 'string' ? value : '') ?? []
  const date = new Date(`${day}T${time}Z`)
  return day === undefined || Number.isNaN(date.getTime()) ? null : date
}
