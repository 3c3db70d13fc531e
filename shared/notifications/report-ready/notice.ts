import * as v from 'valibot'
import { notice, quoted } from '../notice.ts'
import { Gid, Name } from '../notice-fields.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** For who ran or scheduled it; recipients have the email with the report. */
export const readyNotice = notice({
  label: 'Report ready',
  action: 'Open the report',
  about: 'A report you ran or scheduled has been made and sent',
  icon: 'file-check',
  tone: 'good',
  topic: 'reports',
  first: ['ALERT'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ run: Gid, title: Name, client: Name, sent: Count, all: Count }),
  strong: () => 'Report ready',
  sentence: ({ title, client, sent, all }) =>
    `Report ready: ${quoted(title)} for ${client}. ${sent === all ? `Sent to ${all} ${all === 1 ? 'recipient' : 'recipients'}` : `${sent} of ${all} sent`}.`,
  link: ({ run }) => `/reports?run=${encodeURIComponent(run)}`,
})
