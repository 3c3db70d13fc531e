/** When a schedule is due: `at()`, `rate()` and `cron()` as EventBridge Scheduler reads them. */
import { fromAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { Cron } from 'croner'
import { dayMs, hourMs, minuteMs } from '../../../shared/dates/durations.ts'

/** The expression or the zone cannot be read; the words are those of the ValidationException. */
export class BadExpression extends Error {}

export type Timing = {
  expression: string
  /** IANA zone */
  zone: string
  /** epoch milliseconds; the first moment a recurring schedule may run, and the base of a rate */
  start: number
  /** epoch milliseconds; nothing recurring runs after it */
  end: number | null
}

const units: Record<string, number | undefined> = { minute: minuteMs, minutes: minuteMs, hour: hourMs, hours: hourMs, day: dayMs, days: dayMs }
const threeHours = 3 * hourMs

/** A wall time as the same-looking UTC instant, so that croner counts on a clock without DST. */
const wallAsUtc = (instant: number, zone: string) => instant + fromAbsolute(instant, zone).offset

function cronOf(fields: string): Cron {
  const parts = fields.trim().split(/\s+/)
  if (parts.length !== 6) throw new BadExpression(`Invalid Schedule Expression cron(${fields}): it needs six fields.`)
  if ((parts[2] === '?') === (parts[4] === '?'))
    throw new BadExpression(`Invalid Schedule Expression cron(${fields}): one of day-of-month and day-of-week must be ?.`)
  const pattern = ['0', ...parts.map((part) => (part === '?' ? '*' : part))].join(' ')
  try {
    return new Cron(pattern, { mode: '7-part', alternativeWeekdays: true, sloppyRanges: true, timezone: 'UTC', paused: true })
  } catch (error) {
    throw new BadExpression(`Invalid Schedule Expression cron(${fields}): ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

/** The first run after `after`. A wall time that DST skips does not run; one that it repeats runs the first time only. */
function nextCron(cron: Cron, zone: string, after: number): number | null {
  let wall: Date | null = new Date(wallAsUtc(after, zone) - threeHours)
  for (wall = cron.nextRun(wall); wall; wall = cron.nextRun(wall)) {
    const local = parseDateTime(wall.toISOString().slice(0, 19))
    const zoned = toZoned(local, zone, 'earlier')
    const exists = toCalendarDateTime(zoned).compare(local) === 0
    const instant = zoned.toDate().getTime()
    if (exists && instant > after) return instant
  }
  return null
}

function nextOf({ expression, zone, start, end }: Timing, after: number): number | null {
  const [, kind, inside = ''] = /^(at|rate|cron)\((.*)\)$/.exec(expression.trim()) ?? []
  if (kind === 'at') {
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(inside)) throw new BadExpression(`Invalid Schedule Expression ${expression}.`)
    return toZoned(parseDateTime(inside), zone, 'compatible').toDate().getTime()
  }
  let next: number | null
  if (kind === 'rate') {
    const [, count, unit = ''] = /^(\d+) (\w+)$/.exec(inside) ?? []
    const step = Number(count) * (units[unit] ?? Number.NaN)
    if (!(step > 0)) throw new BadExpression(`Invalid Schedule Expression ${expression}.`)
    next = after < start ? start : start + (Math.floor((after - start) / step) + 1) * step
  } else if (kind === 'cron') {
    next = nextCron(cronOf(inside), zone, Math.max(after, start - 1))
  } else {
    throw new BadExpression(`Invalid Schedule Expression ${expression}.`)
  }
  return next === null || (end !== null && next > end) ? null : next
}

/**
 * The next run after `after` (epoch milliseconds), or null. A one-time schedule always answers its own time, past or not:
 * whether it ran is for the caller to know.
 */
export function nextRun(timing: Timing, after: number): number | null {
  try {
    return nextOf(timing, after)
  } catch (error) {
    if (error instanceof BadExpression) throw error
    throw new BadExpression(
      error instanceof RangeError ? `Invalid ScheduleExpressionTimezone ${timing.zone}.` : `Invalid Schedule Expression ${timing.expression}.`,
    )
  }
}

export const isOneTime = (expression: string) => expression.trim().startsWith('at(')
