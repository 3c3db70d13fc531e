/** What is ordered when a report is scheduled, and how a run to come says what it was ordered with. */
import * as v from 'valibot'
import { addressesIn } from '../address-list.ts'
import { addressForm } from '../email-address.ts'
import { Id, Ids, Label, listLength, Timezone, text, Version } from '../fields.ts'
import { messages } from '../messages.ts'
import { MissingData } from '../missing-data.ts'
import { PdfExtent } from '../pdf-extent.ts'
import { idFields, SentimentScope } from '../reports/subject-ref.ts'
import { ScheduleType } from './report-record.ts'
import { LabelMatch } from './reports.ts'
import { RunCompare, RunRange } from './run-range.ts'

/** "a@x.test, b@x.test" or a list of them; each must be an email address (docs/behaviours.md#recipients). */
const Emails = v.pipe(
  v.union([v.pipe(v.array(text(1000)), v.maxLength(listLength)), text(100_000)]),
  v.transform((given) => [...new Set((Array.isArray(given) ? given : addressesIn(given)).map((one) => one.trim()).filter(Boolean))]),
  v.array(addressForm(messages.schedule.badEmail)),
  v.maxLength(listLength),
)
const OptionalDate = v.optional(v.nullable(v.pipe(v.string(), v.isoDate('Dates must be written as YYYY-MM-DD.'))))

/** A report as it was read: when, and the digest of what it shows (shared/reports/digest.ts). Nothing else of it is believed, or read. */
export const ShownReport = v.object({
  fetchedAt: v.optional(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp('fetchedAt must be the instant that the report gives.'))),
  digest: v.optional(v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/, 'digest must be a SHA-256 in hex.'))),
})

const SubjectIds = v.object(idFields('order', v.optional(v.nullable(Id))))

export const ScheduleBody = v.strictObject({
  flavor: v.pipe(v.string(messages.schedule.typeRequired), v.nonEmpty(messages.schedule.typeRequired), v.maxLength(100)),
  type: ScheduleType,
  /** ISO 8601; without an offset it is wall time in `timezone`. "now" is for type ONCE. */
  generate_at: v.pipe(v.string('Generate date is required.'), v.maxLength(100, messages.schedule.badTime)),
  quantity: v.optional(
    v.pipe(
      v.number(messages.schedule.quantity),
      v.integer(messages.schedule.quantity),
      v.minValue(1, messages.schedule.quantity),
      v.maxValue(52, messages.schedule.quantity),
    ),
    1,
  ),
  /** it goes on until somebody removes or pauses it, and `quantity` is not used; not for type ONCE. Its next runs are listed, and others follow. A change leaves it as it is */
  until_stopped: v.optional(v.boolean(), false),
  timezone: v.optional(Timezone),
  recipient_users: v.optional(Ids, []),
  recipient_emails: v.optional(Emails, []),
  entities: v.optional(Ids, []),
  profiles: v.optional(Ids, []),
  template_id: v.optional(v.nullable(Id), null),
  /** each run is made with this version of the template; left out, with the newest there is then */
  template_version: v.optional(v.nullable(Version), null),
  /** what the PDF holds: figures at a glance and sections, or everything with passports; left out, everything, or what a changed run had */
  pdf_extent: v.optional(PdfExtent),
  label: v.optional(v.nullable(v.union([Label, v.pipe(v.array(Label), v.maxLength(50))])), null),
  label_match: v.optional(LabelMatch, 'any'),
  /** what is done with a run whose figures do not go to its last days; left out, it is sent, or what a changed run had */
  missing_data: v.optional(MissingData),
  /** the range each run covers, counted from the day it runs; unless said that of the template, else the default dates of the reports */
  range: v.optional(RunRange),
  /** comparison range; defaults to the template's, then to the preset */
  compare: v.optional(RunCompare),
  from_date: OptionalDate,
  to_date: OptionalDate,
  prior_from: OptionalDate,
  prior_to: OptionalDate,
  /** of a PDF now: what is on the screen. The figures are computed anew, and the PDF is refused when they are not the same */
  generated_report: v.optional(v.nullable(ShownReport)),
  /** the labels of campaigns, as the specification sends them; the rest of it is not read */
  post_filters: v.optional(v.nullable(v.object({ labels: v.optional(v.nullable(v.union([Label, v.pipe(v.array(Label), v.maxLength(50))]))) }))),
  sentiment_report_type: v.optional(v.nullable(SentimentScope)),
  ...SubjectIds.entries,
  /** double clicks and retries: the same key makes one schedule */
  idempotency_key: v.optional(Id),
})

/** What a run to come was ordered with, in the words that change it. */
export const ScheduleOrder = v.object({
  flavor: v.string(),
  type: ScheduleType,
  /** wall time in `timezone` */
  generate_at: v.string(),
  until_stopped: v.boolean(),
  timezone: v.string(),
  recipient_users: v.array(v.string()),
  recipient_emails: v.array(v.string()),
  entities: v.array(v.string()),
  profiles: v.array(v.string()),
  template_id: v.nullable(v.string()),
  template_version: v.nullable(v.number()),
  missing_data: MissingData,
  pdf_extent: PdfExtent,
  range: RunRange,
  compare: v.optional(RunCompare),
  label: v.optional(v.array(v.string())),
  post_filters: v.optional(v.object({ labels: v.array(v.string()) })),
  label_match: LabelMatch,
  from_date: OptionalDate,
  to_date: OptionalDate,
  prior_from: OptionalDate,
  prior_to: OptionalDate,
  sentiment_report_type: v.optional(SentimentScope),
  ...SubjectIds.entries,
})
export type ScheduleOrder = v.InferOutput<typeof ScheduleOrder>
