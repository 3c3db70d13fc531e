import { notification } from '../notification.ts'
import { email, type ReportFailed } from './email.ts'
import { failedNotice } from './notice.ts'

/** A scheduled or requested report that was given up: for whoever ordered it, never for its recipients. */
export const reportFailed = notification<ReportFailed>()({
  id: 'report_failed',
  label: 'Report not sent',
  icon: 'file-x',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  sentence: ({ title, client }) => `${title} for ${client} was not sent.`,
  link: ({ run }) => `/reports?run=${run}`,
  email,
  notice: failedNotice,
})
