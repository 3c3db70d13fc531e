import { notification } from '../notification.ts'
import { type ExportReady, email } from './email.ts'

/** That an export is made: for who asked for it. */
export const exportReady = notification<ExportReady>()({
  id: 'export_ready',
  label: 'Your export is ready',
  icon: 'package',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ of }) => `Your export of ${of ?? 'your own data'} is ready.`,
  link: ({ token }) => `/api/exports/${token}`,
  email,
})
