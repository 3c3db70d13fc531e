import * as v from 'valibot'
import { noticeOf } from '../notice.ts'
import { Name } from '../notice-fields.ts'

/** What changed in the profile groups of somebody, on Mondays. */
export const reportNotificationWeekly = noticeOf({
  id: 'report_notification_weekly',
  label: 'Weekly report',
  about: 'Monday, last week in your profile groups',
  icon: 'calendar-days',
  tone: 'info',
  topic: 'reports',
  channels: ['EMAIL'],
  first: ['EMAIL'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: null,
  from: 'almanac',
  data: v.strictObject({ account: Name, dates: Name, figures: v.pipe(v.array(v.strictObject({ name: Name, value: Name })), v.maxLength(50)) }),
  strong: () => 'Weekly report',
  sentence: ({ account, dates, figures }) =>
    `Weekly report of ${account}, ${dates}: ${figures.map(({ name, value }) => `${name} ${value}`).join(', ') || 'no figures'}.`,
  link: () => '/dashboard',
  action: 'Open home',
})
