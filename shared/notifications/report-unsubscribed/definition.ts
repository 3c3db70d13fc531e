import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { Gid, Name } from '../notice-fields.ts'

/** A recipient of a scheduled report does not want it any more. `title`: null: nor any other report of the account. */
export const reportUnsubscribed = noticeOf({
  id: 'report_unsubscribed',
  label: 'Recipient unsubscribed',
  about: 'A recipient unsubscribed',
  icon: 'file-x',
  tone: 'info',
  topic: 'reports',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: ['ALERT'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ who: Name, title: v.nullable(Name), run: Gid }),
  strong: ({ who }) => who,
  sentence: ({ who, title }) => `${who} unsubscribed from ${title === null ? 'all reports' : quoted(title)}.`,
  link: ({ run }) => `/reports?run=${encodeURIComponent(run)}`,
  action: 'Open the report',
})
