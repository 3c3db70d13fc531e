/** Why this address gets the report, and when the next one comes. */
import { formatCount } from '../../format-count.ts'
import { formatMoment, type Moment } from '../moments.ts'

export type OrderOf = {
  /** its place among the reports of its schedule, `of` null of one without an end; null when it was asked for once */
  schedule: { every: 'week' | 'month'; place: number; of: number | null } | null
  /** sent by somebody to themselves, to see what a schedule will send */
  test?: boolean
  /** who ordered it; null when that is who gets it */
  orderedBy: string | null
  /** the address it goes to */
  to: string
  /** null after the last one */
  next: Moment | 'paused' | null
}

export function reasonText({ schedule, test, orderedBy, to, next }: OrderOf): string {
  const because = 'You get this email because'
  if (!schedule) return orderedBy === null ? `${because} you asked for this report.` : `${because} ${orderedBy} sent this report to ${to}.`
  const { every, place, of } = schedule
  if (test) return `${because} you asked for a test of a ${every}ly report. Only you received it.`
  const report = `${every}ly report${of !== null && of > 1 ? ` (${formatCount(place)}\u00a0of\u00a0${formatCount(of)})` : ''}`
  const coming = next === 'paused' ? 'The next ones are paused.' : next ? `Next: ${formatMoment(next)}.` : 'This was the last one.'
  return `${because} ${orderedBy === null ? `you scheduled a ${report}` : `${orderedBy} added ${to} to a ${report}`}. ${coming}`
}
