import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'inbox_activity',
  version: 1,
  title: 'Inbox performance report',
  name: 'Inbox performance report',
  description: 'What came in, how fast it was answered, and by whom',
  icon: 'inbox',
  feature: 'inbox_activity',
  networks: 'all',
  run: '/reports/inbox-activity',
  tabbed: true,
  labels: false,
  csv: null,
  templates: true,
  empty: { message: messages.empty.whoops, hint: messages.empty.newProfiles },
} as const satisfies ReportManifest
