import * as v from 'valibot'
import { noticeOf } from '../notice.ts'
import { periodAction, periodEmail } from '../period-email.ts'
import { periodFields, periodSentence } from '../period-report.ts'

/** What changed in the profile groups of somebody, on the first of the month. */
export const reportNotificationMonthly = noticeOf({
  id: 'report_notification_monthly',
  label: 'Monthly report',
  about: 'On the 1st, last month in your profile groups',
  icon: 'calendar-days',
  tone: 'info',
  topic: 'reports',
  channels: ['EMAIL'],
  first: ['EMAIL'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  section: null,
  from: 'almanac',
  data: v.strictObject(periodFields),
  strong: () => 'Monthly report',
  sentence: (data) => periodSentence('Monthly report', data),
  email: (data, url) => periodEmail(data, url, { label: 'Monthly report', next: 'This month', before: 'the month before', when: 'on the first of a month' }),
  link: () => '/dashboard',
  action: periodAction,
})
