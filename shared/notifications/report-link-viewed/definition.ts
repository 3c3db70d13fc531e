import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { Name } from '../notice-fields.ts'

/** Somebody opened a link to a report. */
export const reportLinkViewed = noticeOf({
  id: 'report_link_viewed',
  label: 'Shared link opened',
  about: 'A link you shared was opened',
  icon: 'link-2',
  tone: 'info',
  topic: 'reports',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: [],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ title: Name }),
  strong: () => 'Shared link opened',
  sentence: ({ title }) => `Shared link opened: ${quoted(title)}.`,
  link: () => '/reports/links',
  action: 'Open shared links',
})
