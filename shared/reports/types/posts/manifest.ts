import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'posts',
  version: 1,
  title: 'Post performance report',
  name: 'Post performance',
  description: 'How every post did, by type, time, label and network',
  icon: 'file-text',
  feature: 'posts',
  networks: ['facebook', 'instagram', 'linkedin', 'tiktok', 'pinterest', 'twitter'],
  unsupported: messages.profiles.unsupportedPosts,
  tabbed: true,
  labels: true,
  csv: { holds: 'rows', from: '/export/csv' },
  templates: true,
  empty: { message: messages.empty.posts, hint: null },
} as const satisfies ReportManifest
