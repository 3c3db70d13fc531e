import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'listener_performance',
  version: 1,
  title: 'Listener performance report',
  name: 'Listener performance',
  description: 'Who talks about a brand or topic, where, how much, and how it sounds',
  icon: 'ear',
  feature: 'listening',
  networks: 'all',
  run: '/reports/listener',
  tabbed: false,
  subject: 'listener',
  labels: false,
  csv: null,
  templates: true,
  empty: { message: messages.empty.listeners, hint: null },
} as const satisfies ReportManifest
