/** The coming sends of a schedule in local time, what each covers, and where its clock changes between them. Pure. */

import type { ReportRecord } from '../../../../shared/api/report-record.ts'
import {
  addDays,
  type DateRange,
  dateIn,
  formatDate,
  formatDay,
  formatWeekdayDate,
  instantOf,
  isRealDate,
  isTimezone,
  occurrences,
  plannedWall,
  runDates,
  runRange,
  wallTime,
} from '../../../../shared/dates/index.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { clockChanges } from '../../pickers/dates/clock-changes.ts'
import { coversSentence } from '../../request/covered-dates.ts'
import { type ScheduleForm, wallTimeOf } from './schedule-form.ts'

export type NextSend = {
  instant: string
  date: string
  /** on the wall: another one than was chosen where that is skipped */
  clock: { time: string; half: 'AM' | 'PM' }
  isSkipped: boolean
  covers: DateRange
  /** the clock changed since the send before */
  change: { date: string; hours: number } | null
}
type Planned = Pick<ScheduleForm, 'type' | 'quantity' | 'untilStopped' | 'date' | 'hour' | 'minute' | 'half' | 'timezone'>

const shown = 5

/** Runs to come that are changed, as they are now. One that was moved alone may be in another zone. */
export type Coming = readonly Pick<ReportRecord, 'run' | 'generate_at' | 'timezone' | 'counted_from'>[]

function instantsOf(form: Planned, quantity: number, coming: Coming | null = null): string[] {
  if (!isRealDate(form.date) || !isTimezone(form.timezone)) return []
  const planned = (most: number) => occurrences({ start: wallTimeOf(form), zone: form.timezone, type: form.type, quantity: most })
  const changed = coming?.slice(0, quantity) ?? []
  const [first, last] = [changed[0], changed.at(-1)]
  if (!first || !last) return planned(quantity)
  const at = planned(last.run - first.run + 1)
  // they stay where they are until the time of the first is another one, and on their days until its day is (docs/behaviours.md#occurrences)
  if (wallTimeOf(form) === plannedWall(first) && form.timezone === first.timezone) return changed.map(({ generate_at }) => generate_at)
  if (form.date !== plannedWall(first).slice(0, 10)) return changed.map(({ run, generate_at }) => at[run - first.run] ?? generate_at)
  const time = wallTimeOf(form).slice(10)
  return changed.map((one) => new Date(instantOf(plannedWall(one).slice(0, 10) + time, form.timezone)).toISOString())
}

/** Milliseconds that the clock of a zone is ahead of UTC. */
const aheadOf = (instant: string, zone: string) => Date.parse(`${wallTime(instant, zone)}Z`) - Date.parse(instant)

/** "9:00" and AM of `YYYY-MM-DDTHH:mm`. */
function clockOf(wall: string): NextSend['clock'] {
  const hours = Number(wall.slice(11, 13))
  return { time: `${hours % 12 || 12}:${wall.slice(14, 16)}`, half: hours < 12 ? 'AM' : 'PM' }
}

/** Whether the clock has no such `time` (HH:mm) when this is sent, which may be after midnight then; one that was moved by itself has another time. */
function isSkipped(instant: string, time: string, zone: string): boolean {
  const date = dateIn(instant, zone)
  if (wallTime(instant, zone).slice(11, 16) === time) return false
  return [date, addDays(date, -1)].some((day) => new Date(instantOf(`${day}T${time}`, zone)).toISOString() === instant)
}

/** `coming`: of a schedule that is there already. */
export function nextSends(form: Planned & Pick<ScheduleForm, 'range'>, coming: Coming | null = null): NextSend[] {
  const zone = form.timezone
  const instants = instantsOf(form, form.untilStopped && !coming ? shown : Math.min(shown, form.quantity), coming)
  return instants.map((instant, index) => {
    const before = instants[index - 1]
    const date = dateIn(instant, zone)
    // forward and back between two sends leaves the clock as it was, and so does a change that the one before was sent after
    const isShifted = before !== undefined && aheadOf(before, zone) !== aheadOf(instant, zone)
    const change = isShifted ? (clockChanges({ from: dateIn(before, zone), to: date }, zone).at(-1) ?? null) : null
    const wall = wallTime(instant, zone)
    return {
      instant,
      date,
      clock: clockOf(wall),
      isSkipped: isSkipped(instant, wallTimeOf(form).slice(11, 16), zone),
      covers: runRange(form.range, date),
      change,
    }
  })
}

/** "Sends once, on Mon 23 Nov 2026." or "Sends every week, 12 times: the last on Mon 8 Feb 2027." or "Sends every week from Mon 23 Nov 2026, until you stop it." */
export function planSentence(form: Planned): string | null {
  const named = instantsOf(form, form.untilStopped ? 1 : form.quantity).at(-1)
  if (!named) return null
  const date = dateIn(named, form.timezone)
  const day = formatWeekdayDate(date)
  const every = form.type === 'WEEKLY' ? 'week' : 'month'
  if (form.untilStopped) return screenMessages.sends.untilStopped(every, day)
  return form.quantity === 1 ? screenMessages.sends.once(day) : screenMessages.sends.repeated(every, form.quantity, day)
}

/** "Covers 26 Oct – 22 Nov 2026, compared with 28 Sep – 25 Oct 2026."; no comparison with `compare` null. */
export function firstCovers({ range, compare, ...form }: Planned & Pick<ScheduleForm, 'range'> & { compare: ScheduleForm['compare'] | null }): string | null {
  const [first] = instantsOf(form, 1)
  if (!first) return null
  const { covered, prior } = runDates(range, compare, dateIn(first, form.timezone))
  const dates = { dateFrom: covered.from, dateTo: covered.to, priorFrom: compare && prior.from, priorTo: compare && prior.to }
  return coversSentence(dates, form.untilStopped || form.quantity > 1)
}

/** "28 Mar 2027: clocks go forward; sends stay at 9:00 AM", but for one whose time is skipped then: `sends` are those that are shown. */
export function changeSentence({ date, hours }: { date: string; hours: number }, chosen: string, sends: readonly NextSend[]): string {
  const sentence = screenMessages.sends.clocks(formatDate(date), hours < 24 ? 'forward' : 'back', chosen)
  const skipped = sends.find((send) => send.isSkipped)
  return skipped ? `${sentence}. ${screenMessages.sends.skipped(formatDay(date), `${skipped.clock.time} ${skipped.clock.half}`)}` : sentence
}
