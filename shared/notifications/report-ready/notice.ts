import * as v from 'valibot'
import { formatCount } from '../../format-count.ts'
import { notice, quoted } from '../notice.ts'
import { Gid, Name } from '../notice-fields.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** For who ran or scheduled it; recipients have the email with the report. */
export const readyNotice = notice({
  label: 'Report ready',
  action: 'Open the report',
  about: 'A report you ran or scheduled was sent',
  icon: 'file-check',
  tone: 'good',
  topic: 'reports',
  first: ['ALERT'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ run: Gid, title: Name, client: Name, sent: Count, all: Count, later: v.optional(Count, 0) }),
  strong: () => 'Report ready',
  sentence: ({ title, client, sent, all, later }) =>
    `Report ready: ${quoted(title)} for ${client}. ${sent === all ? `Sent to ${formatCount(all)} ${all === 1 ? 'recipient' : 'recipients'}` : `${formatCount(sent)} of ${formatCount(all)} sent`}${later > 0 ? `; ${formatCount(later)} more ${later === 1 ? 'gets' : 'get'} it later` : ''}.`,
  link: ({ run }) => `/reports?run=${encodeURIComponent(run)}`,
})
