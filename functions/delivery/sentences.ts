/** Sentences of the mails that depend on the schedule. */

import { weekday } from '../../shared/dates/calendar-date.ts'
import { formatDate, formatInstant, weekdayNames, zoneName } from '../../shared/dates/format.ts'
import { wallTime } from '../../shared/dates/zoned.ts'
import type { Report } from '../../shared/reports/report.ts'
import type { Occurrence, Send } from '../schedules/records.ts'

/** The one profile group of a report, or the whole team's name. */
export function clientOf(report: Report, accountName: string): string {
  const [first, ...others] = report.entities
  return first && others.length === 0 ? first.name : accountName
}

/** "Fri 20 Nov 2026, 17:00 GMT" */
export function moment(instant: string, zone: string): string {
  const date = wallTime(instant, zone).slice(0, 10)
  return `${weekdayNames[weekday(date)]} ${formatInstant(instant, zone)}`
}

/** "Fri 20 Nov 2026, 17:00 Europe/London" */
export function plannedMoment({ generate_at, timezone }: Occurrence): string {
  const wall = wallTime(generate_at, timezone)
  return `${weekdayNames[weekday(wall.slice(0, 10))]} ${formatDate(wall.slice(0, 10))}, ${wall.slice(11)} ${timezone.replaceAll('_', ' ')} (${zoneName(generate_at, timezone)})`
}

const often = { ONCE: 'one', WEEKLY: 'weekly', MONTHLY: 'monthly' } as const

/** Why this address gets the mail, and when the next one comes. */
export function reasonOfMail(occurrence: Occurrence, owner: { name: string; email: string }, email: string, next: Occurrence | null): string {
  if (occurrence.type === 'ONCE') {
    return email === owner.email
      ? 'You get this mail because you asked for this report.'
      : `You get this mail because ${owner.name} sent this report to ${email}.`
  }
  const whose = email === owner.email ? 'you ordered' : `${owner.name} added ${email} to`
  const place = occurrence.runs > 1 ? ` (${occurrence.run} of ${occurrence.runs})` : ''
  const coming = next ? `Next: ${moment(next.generate_at, next.timezone)}.` : 'This was the last one.'
  return `You get this mail because ${whose} a ${often[occurrence.type]} report${place}. ${coming}`
}

/** "3 recipients. None has been mailed or told" */
export function recipientsSentence({ recipients, sends }: Occurrence): string {
  const withStatus = (status: Send['status']) => recipients.filter(({ email }) => sends[email]?.status === status).length
  const all = `${recipients.length} ${recipients.length === 1 ? 'recipient' : 'recipients'}`
  const [sent, unknown] = [withStatus('sent'), withStatus('sending')]
  const unsure = unknown > 0 ? `; of ${unknown} it is not known` : ''
  if (sent > 0) return `${all}. ${sent} got the report${unsure}`
  return unknown > 0 ? `${all}. Of ${unknown} it is not known whether the report arrived` : `${all}. None has been mailed or told`
}
