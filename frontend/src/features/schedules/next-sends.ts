/** The coming sends of a schedule in local time, what each covers, and where its clock changes between them. Pure. */

import {
  type DateRange,
  dateIn,
  defaultCompare,
  formatDate,
  formatWeekday,
  isRealDate,
  isTimezone,
  occurrences,
  runDates,
  runRange,
} from '../../../../shared/dates/index.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { clockChanges } from '../../pickers/dates/clock-changes.ts'
import { coversSentence } from '../../request/covered-dates.ts'
import { type ScheduleForm, wallTimeOf } from './schedule-form.ts'

export type NextSend = {
  instant: string
  date: string
  covers: DateRange
  /** the clock changed since the send before */
  change: { date: string; hours: number } | null
}
type Planned = Pick<ScheduleForm, 'type' | 'quantity' | 'untilStopped' | 'date' | 'hour' | 'minute' | 'half' | 'timezone'>

const shown = 5

/** Runs to come that are changed: as they are now, the first of them in front. */
export type Coming = { timezone: string; runs: readonly { run: number; generate_at: string }[] }

function instantsOf(form: Planned, quantity: number, coming: Coming | null = null): string[] {
  if (!isRealDate(form.date) || !isTimezone(form.timezone)) return []
  const planned = (most: number) => occurrences({ start: wallTimeOf(form), zone: form.timezone, type: form.type, quantity: most })
  const changed = coming?.runs.slice(0, quantity) ?? []
  const [first, last] = [changed[0], changed.at(-1)]
  if (!first || !last) return planned(quantity)
  const at = planned(last.run - first.run + 1)
  // they stay where they are until the time of the first is another one (docs/behaviours.md#occurrences)
  const stays = at[0] === first.generate_at && form.timezone === coming?.timezone
  return changed.map(({ run, generate_at }) => (stays ? generate_at : (at[run - first.run] ?? generate_at)))
}

/** `coming`: of a schedule that is there already. */
export function nextSends(form: Planned & Pick<ScheduleForm, 'range'>, coming: Coming | null = null): NextSend[] {
  const zone = form.timezone
  const instants = instantsOf(form, form.untilStopped && !coming ? shown : Math.min(shown, form.quantity), coming)
  return instants.map((instant, index) => {
    const before = instants[index - 1]
    const between: DateRange | null = before ? { from: dateIn(before, zone), to: dateIn(instant, zone) } : null
    const changes = between ? clockChanges(between, zone) : []
    // forward and back between two sends leaves the clock as it was
    const shift = changes.reduce((sum, change) => sum + 24 - change.hours, 0)
    const date = dateIn(instant, zone)
    return { instant, date, covers: runRange(form.range, date), change: shift === 0 ? null : (changes.at(-1) ?? null) }
  })
}

/** "Sends once, on Mon 23 Nov 2026." or "Sends every week, 12 times: the last on Mon 8 Feb 2027." or "Sends every week from Mon 23 Nov 2026, until you stop it." */
export function planSentence(form: Planned): string | null {
  const named = instantsOf(form, form.untilStopped ? 1 : form.quantity).at(-1)
  if (!named) return null
  const date = dateIn(named, form.timezone)
  const day = `${formatWeekday(date)} ${date.slice(0, 4)}`
  const every = form.type === 'WEEKLY' ? 'week' : 'month'
  if (form.untilStopped) return screenMessages.sends.untilStopped(every, day)
  return form.quantity === 1 ? screenMessages.sends.once(day) : screenMessages.sends.repeated(every, form.quantity, day)
}

/** "Covers 26 Oct – 22 Nov 2026, compared with 28 Sep – 25 Oct 2026."; no comparison with `compare` null. */
export function firstCovers({ range, compare, ...form }: Planned & Pick<ScheduleForm, 'range'> & { compare: ScheduleForm['compare'] | null }): string | null {
  const [first] = instantsOf(form, 1)
  if (!first) return null
  const { covered, prior } = runDates(range, compare ?? defaultCompare, dateIn(first, form.timezone))
  const dates = { dateFrom: covered.from, dateTo: covered.to, priorFrom: compare && prior.from, priorTo: compare && prior.to }
  return coversSentence(dates, form.untilStopped || form.quantity > 1)
}

/** "28 Mar 2027: clocks go forward; sends stay at 9:00 AM" */
export function changeSentence({ date, hours }: { date: string; hours: number }, clock: string): string {
  return screenMessages.sends.clocks(formatDate(date), hours < 24 ? 'forward' : 'back', clock)
}
