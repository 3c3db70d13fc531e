/** The coming sends of a schedule in local time, and where its clock changes between them. Pure. */
import { type DateRange, dateIn, formatDate, isRealDate, isTimezone, occurrences } from '../../../../../shared/dates/index.ts'
import { clockChanges } from '../clock-changes.ts'
import { type ScheduleForm, wallTimeOf } from './schedule-form.ts'

export type NextSend = { instant: string; date: string /** the clock changed since the send before */; change: { date: string; hours: number } | null }

const shown = 5

export function nextSends(form: Pick<ScheduleForm, 'type' | 'quantity' | 'date' | 'hour' | 'minute' | 'half' | 'timezone'>): NextSend[] {
  if (!isRealDate(form.date) || !isTimezone(form.timezone)) return []
  const zone = form.timezone
  const instants = occurrences({ start: wallTimeOf(form), zone, type: form.type, quantity: Math.min(shown, form.quantity) })
  return instants.map((instant, index) => {
    const before = instants[index - 1]
    const between: DateRange | null = before ? { from: dateIn(before, zone), to: dateIn(instant, zone) } : null
    const changes = between ? clockChanges(between, zone) : []
    // forward and back between two sends leaves the clock as it was
    const shift = changes.reduce((sum, change) => sum + 24 - change.hours, 0)
    return { instant, date: dateIn(instant, zone), change: shift === 0 ? null : (changes.at(-1) ?? null) }
  })
}

/** "28 Mar 2027: clocks go forward; sends stay at 9:00 AM" */
export function changeSentence({ date, hours }: { date: string; hours: number }, clock: string): string {
  return `${formatDate(date)}: clocks go ${hours < 24 ? 'forward' : 'back'}; sends stay at ${clock}`
}
