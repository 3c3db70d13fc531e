import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'comprehensive',
  version: 1,
  title: 'Social media performance report',
  name: 'Social media performance',
  description: 'Audience, reach and engagement, all networks',
  icon: 'chart-no-axes-combined',
  feature: null,
  networks: 'all',
  run: '/reports/social-media-performance',
  tabbed: true,
  labels: false,
  csv: { holds: 'daily', from: '/export/profiles' },
  templates: true,
  empty: { message: messages.empty.whoops, hint: messages.empty.newProfiles },
  endsWithProfiles: true,
} as const satisfies ReportManifest
