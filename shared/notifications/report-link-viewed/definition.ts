import * as v from 'valibot'
import { noticeOf, quoted } from '../notice.ts'
import { Name } from '../notice-fields.ts'

/** Somebody opened a link to a report. */
export const reportLinkViewed = noticeOf({
  id: 'report_link_viewed',
  label: 'Shared link opened',
  about: 'Somebody opened a link you shared',
  icon: 'link-2',
  tone: 'info',
  topic: 'reports',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  first: [],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ title: Name }),
  strong: () => 'Somebody',
  sentence: ({ title }) => `Somebody opened the shared link ${quoted(title)}.`,
  link: () => '/reports/links',
  action: 'Open shared links',
})
