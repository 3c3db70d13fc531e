import { notification } from '../notification.ts'
import { type ExportFailed, email } from './email.ts'

/** That an export could not be made, after the last try: for who asked for it. */
export const exportFailed = notification<ExportFailed>()({
  id: 'export_failed',
  label: 'Export failed',
  icon: 'package-x',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ of }) => `The export of ${of ?? 'your own data'} failed.`,
  link: ({ of }) => (of === null ? '/settings/preferences/personal' : '/settings/account'),
  email,
})
