import * as v from 'valibot'
import { noticeOf } from '../notice.ts'
import { periodAction, periodEmail } from '../period-email.ts'
import { periodFields, periodSentence } from '../period-report.ts'

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
  data: v.strictObject(periodFields),
  strong: () => 'Weekly report',
  sentence: (data) => periodSentence('Weekly report', data),
  email: (data, url) => periodEmail(data, url, { label: 'Weekly report', next: 'This week', before: 'the week before', when: 'on Mondays' }),
  link: () => '/dashboard',
  action: periodAction,
})
