import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'advocacy',
  version: 1,
  title: 'Advocacy performance report',
  name: 'Advocacy performance',
  description: 'Who shares your posts, what it achieves and what it is worth',
  icon: 'megaphone',
  feature: null,
  networks: 'all',
  run: '/reports/advocacy',
  tabbed: false,
  subject: 'advocacy',
  compared: false,
  labels: false,
  csv: null,
  templates: true,
  empty: { message: messages.empty.advocacy, hint: null },
} as const satisfies ReportManifest
