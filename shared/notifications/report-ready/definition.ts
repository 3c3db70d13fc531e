import { notification } from '../notification.ts'
import { email, type ReportReady } from './email.ts'
import { readyNotice } from './notice.ts'

/** A report that was made for somebody, with the link that is theirs alone. */
export const reportReady = notification<ReportReady>()({
  id: 'report_ready',
  label: 'Report ready',
  icon: 'file-check',
  channels: ['EMAIL', 'ALERT', 'WEBPUSH', 'SLACK'],
  audience: 'anyone',
  sentence: ({ report, client }) => `${report.title} for ${client} is ready.`,
  link: ({ token }) => `/shared-report/${token}`,
  email,
  notice: readyNotice,
})
