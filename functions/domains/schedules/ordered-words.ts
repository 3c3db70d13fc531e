import type { ScheduleOrder } from '../../../shared/api/schedule-order.ts'
import { unsaidExtent } from '../../../shared/pdf-extent.ts'
import { declaredSubject, reportManifest } from '../../../shared/reports/index.ts'
import { readSubject, writeSubject } from '../../../shared/reports/subjects.ts'
import { plannedTime } from './moved-times.ts'
import type { Occurrence } from './records.ts'

/** What was ordered, in the words in which it is ordered: sent back as it is, it changes nothing. */
export function orderedWords(one: Occurrence): ScheduleOrder {
  const declared = declaredSubject(one.flavor)
  const labels = one.labels.length === 0 ? {} : reportManifest(one.flavor)?.labels ? { label: one.labels } : { post_filters: { labels: one.labels } }
  return {
    flavor: one.flavor,
    type: one.type,
    generate_at: plannedTime(one),
    until_stopped: one.until_stopped ?? false,
    timezone: one.timezone,
    recipient_users: one.recipients.flatMap(({ user_id }) => user_id ?? []),
    recipient_emails: one.recipients.flatMap(({ user_id, email }) => (user_id === null ? [email] : [])),
    entities: one.entities,
    profiles: one.profiles,
    template_id: one.template_id,
    template_version: one.template_version,
    missing_data: one.missing_data,
    pdf_extent: one.pdf_extent ?? unsaidExtent,
    range: one.range,
    ...(one.compare ? { compare: one.compare } : {}),
    ...labels,
    label_match: one.label_match,
    ...(one.dates && { from_date: one.dates.dateFrom, to_date: one.dates.dateTo, prior_from: one.dates.priorFrom, prior_to: one.dates.priorTo }),
    ...writeSubject(declared, 'order', readSubject(declared, 'request', one.named)),
  }
}
