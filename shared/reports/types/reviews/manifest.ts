import { messages } from '../../../messages.ts'
import { reviewNetworks } from '../../../networks.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'reviews',
  version: 1,
  title: 'Review performance report',
  name: 'Review performance',
  description: 'What people say and how you answer: ratings, replies, sentiment',
  icon: 'star',
  feature: 'reviews',
  networks: reviewNetworks,
  blocks: messages.profiles.noReviews,
  tabbed: true,
  labels: false,
  csv: { holds: 'rows', from: '/export/reviews' },
  templates: true,
  empty: { message: messages.empty.reviews, hint: null },
} as const satisfies ReportManifest
