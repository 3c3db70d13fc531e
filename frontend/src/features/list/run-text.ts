import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { formatWeekdayDate, fullWeekdayNames, wallTime, weekday, zoneName } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { inDigits } from '../../../../shared/formats.ts'

/** "Mon 23 Nov 2026, 08:30 GMT": wall time in the report's zone. */
export function sendTime({ generate_at, local_time, timezone }: Pick<ReportRecord, 'generate_at' | 'local_time' | 'timezone'>): string {
  return timeText(generate_at, local_time, timezone)
}

/** The same of any instant. */
export const timeIn = (zone: string, instant: string) => timeText(instant, wallTime(instant, zone), zone)

function timeText(instant: string, wall: string, zone: string): string {
  const date = wall.slice(0, 10)
  return `${formatWeekdayDate(date)}, ${wall.slice(11, 16)} ${zoneName(instant, zone)}`
}

type Repeated = Pick<ReportRecord, 'type' | 'local_time' | 'counted_from' | 'runs' | 'until_stopped'>

/** "Weekly, Monday", "Monthly, day 1", "Monthly, last day", "Once": of its schedule, also where the run is on another day. */
export function repeats({ type, local_time, counted_from, runs, until_stopped }: Repeated): string {
  // a single run is ordered by weeks or months like any other, and sent once
  if (type === 'ONCE' || (runs === 1 && !until_stopped)) return 'Once'
  const date = (counted_from ?? local_time).slice(0, 10)
  if (type === 'WEEKLY') return `Weekly, ${fullWeekdayNames[weekday(date)]}`
  const day = Number(date.slice(8))
  return `Monthly, ${day === 31 ? 'last day' : `day ${day}`}`
}

/** "Run 3 of 12, 9 more coming", "Run 3, until stopped" */
export function placeOf({ run, runs, until_stopped }: Pick<ReportRecord, 'run' | 'runs' | 'until_stopped'>, more = 0): string {
  if (until_stopped) return `Run ${formatCount(run)}, until stopped`
  return `Run ${formatCount(run)} of ${formatCount(runs)}${more > 0 ? `, ${formatCount(more)} more coming` : ''}`
}

/** "in 2 d 23 h", "in 5 min", "within a minute" */
export function until(instant: string, now: Date): string {
  const minutes = Math.max(0, Math.round((Date.parse(instant) - now.getTime()) / 60_000))
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  if (days > 0) return `in ${formatCount(days)} d ${hours} h`
  if (minutes === 0) return 'within a minute'
  return hours > 0 ? `in ${hours} h ${minutes % 60} min` : `in ${minutes} min`
}

/** "Next try in 4 min" */
export function nextTry({ at }: NonNullable<ReportRecord['retry']>, now: Date): string {
  return Date.parse(at) > now.getTime() ? `Next try ${until(at, now)}` : 'Retrying now'
}

/** Seconds of a step after the planned time: "04.2", "1m 12s", "3d 4h". */
export function after(planned: string, done: string): string {
  const seconds = Math.max(0, (Date.parse(done) - Date.parse(planned)) / 1000)
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)}d ${Math.floor((seconds % 86_400) / 3600)}h`
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}h ${Math.floor((seconds % 3600) / 60)}m`
  if (seconds >= 60) return `${Math.floor(seconds / 60)}m ${Math.floor(seconds % 60)}s`
  return inDigits(seconds.toFixed(1)).padStart(4, '0')
}

/** How many of a run that ended did not get it, and wanted it by now. */
export function withoutMail({ recipients }: Pick<ReportRecord, 'recipients'>): number {
  return recipients.filter(isWanted).length - countOf(recipients, 'sent')
}

type Mail = Pick<ReportRecord['recipients'][number], 'status' | 'outcome'>

/** By now, by who gets it. */
export const isWanted = ({ status }: Mail) => status !== 'skipped' && status !== 'later'

export const countOf = (recipients: readonly Mail[], status: Mail['status']) => recipients.filter((one) => one.status === status).length

/** Emails that the recipient's mail server took. */
export const countDelivered = (recipients: readonly Mail[]) =>
  recipients.filter(({ status, outcome }) => status === 'sent' && (outcome === 'delivered' || outcome === 'complained')).length

/** "2 of 3 sent", "2 of 3 sent, 1 delivered", "3 of 3 delivered" */
export function sentText(recipients: readonly Mail[]): string {
  const [sent, delivered, of] = [countOf(recipients, 'sent'), countDelivered(recipients), recipients.length]
  if (delivered > 0 && delivered === sent) return `${formatCount(delivered)} of ${formatCount(of)} delivered`
  return `${formatCount(sent)} of ${formatCount(of)} sent${delivered > 0 ? `, ${formatCount(delivered)} delivered` : ''}`
}

/** "1 failed, 2 bounced"; empty without either. */
export function missedText(recipients: readonly Mail[]): string {
  const bounced = recipients.filter(({ outcome }) => outcome === 'bounced').length
  const failed = recipients.filter(({ status, outcome }) => status === 'failed' && outcome !== 'bounced').length
  return [failed > 0 ? `${formatCount(failed)} failed` : '', bounced > 0 ? `${formatCount(bounced)} bounced` : ''].filter(Boolean).join(', ')
}

/** How many profiles it is about; nothing for a report about something else. */
export function profilesText({ profiles }: Pick<ReportRecord, 'profiles'>): string {
  if (profiles.length === 0) return ''
  return profiles.length === 1 ? '1 profile' : `${formatCount(profiles.length)} profiles`
}
