import * as v from 'valibot'
import { suppressionReasons } from '../suppression.ts'
import { EmailChoices } from './email-choices.ts'
import { endpoint } from './endpoint.ts'
import { EmptyQuery } from './inputs.ts'
import { ScheduleType } from './schedules.ts'

const Moment = v.object({ at: v.string(), timezone: v.string() })

/** What whoever got an email of a report may choose, by the link in it. Instants are ISO, UTC. */
export const ReportEmails = v.object({
  /** where the emails go */
  email: v.string(),
  /** whose figures the report shows and who sends it */
  client: v.string(),
  agency: v.string(),
  white_label: v.boolean(),
  /** why the address takes no email of ours, and since when; null when it does */
  undeliverable: v.nullable(v.object({ reason: v.picklist(suppressionReasons), since: v.string() })),
  /** the schedule that the email was of; null where the report was sent once, or the schedule is gone. `next`: null after the last one */
  report: v.nullable(
    v.object({
      title: v.string(),
      type: ScheduleType,
      timezone: v.string(),
      next: v.nullable(Moment),
      /** whoever has it sent has paused it */
      paused: v.boolean(),
      /** from when on none comes, because the account is going to be deleted; null where that takes none of theirs */
      ends_at: v.nullable(v.string()),
      /** on which it is made, 0 Monday .. 6 Sunday; null of one that is made each month */
      weekday: v.nullable(v.number()),
      unsubscribed_at: v.nullable(v.string()),
    }),
  ),
  /** how they come; what somebody never chose is as the schedule has it, or as a member of the team reads figures */
  chosen: EmailChoices,
  /** all reports of the account */
  all: v.object({ unsubscribed_at: v.nullable(v.string()) }),
})
export type ReportEmails = v.InferOutput<typeof ReportEmails>

export const getReportEmails = endpoint({
  name: 'get-report-emails',
  domain: 'recipients',
  method: 'GET',
  path: '/report-emails/{token}',
  summary: 'Get the delivery preferences of a recipient by the link in an email; no session needed',
  access: { session: false },
  response: ReportEmails,
})

export const updateReportEmails = endpoint({
  name: 'update-report-emails',
  domain: 'recipients',
  method: 'PATCH',
  path: '/report-emails/{token}',
  summary: 'Unsubscribe from the reports of a schedule or of the account, come back, or choose how they come, by the link in an email; needs no session',
  // whoever opens a link is nobody we know
  audit: 'unaudited',
  changes: ['own'],
  access: { session: false },
  body: v.strictObject({ which: v.picklist(['report', 'all']), subscribed: v.optional(v.boolean()), ...v.partial(EmailChoices).entries }),
  response: ReportEmails,
})

/** What mailboxes call for their own button (RFC 8058): a form, from a server of theirs, without a cookie. */
export const unsubscribeReader = endpoint({
  name: 'unsubscribe-reader',
  domain: 'recipients',
  method: 'POST',
  path: '/unsubscribe/{token}',
  summary: 'Unsubscribe in one click (List-Unsubscribe-Post); no session needed',
  audit: 'unaudited',
  changes: ['own', 'GET /report-emails/{token}'],
  access: { session: false },
  form: true,
  body: v.strictObject({ 'List-Unsubscribe': v.literal('One-Click') }),
  response: v.object({ unsubscribed: v.literal(true) }),
})

/** The same address, opened: by a person, or by a program that follows every link of an email, so it changes nothing. */
export const openUnsubscribe = endpoint({
  name: 'open-unsubscribe',
  domain: 'recipients',
  method: 'GET',
  path: '/unsubscribe/{token}',
  summary: 'Redirect to the unsubscribe page of a recipient, without changes',
  access: { session: false },
  query: EmptyQuery,
  response: 'redirect',
  status: 302,
})
