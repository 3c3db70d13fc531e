import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'sentiment',
  version: 1,
  title: 'Sentiment report',
  name: 'Sentiment analysis',
  description: 'How people feel about you, your campaigns or a topic, and why',
  icon: 'smile',
  feature: 'sentiment',
  networks: 'all',
  run: '/reports/sentiment',
  tabbed: false,
  subject: 'sentiment',
  labels: false,
  csv: null,
  templates: true,
  empty: { message: messages.empty.sentiment, hint: null },
} as const satisfies ReportManifest
