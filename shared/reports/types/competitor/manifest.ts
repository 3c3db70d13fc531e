import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'competitor',
  version: 1,
  title: 'Competitor analysis report',
  name: 'Competitor analysis',
  description: 'Your profile and its competitors: growth, posts and engagement',
  icon: 'users',
  feature: 'competitor',
  networks: ['facebook', 'instagram'],
  unsupported: messages.competitorReport.networks,
  run: '/reports/competitor',
  tabbed: false,
  subject: 'competitors',
  labels: false,
  csv: null,
  templates: true,
  empty: { message: messages.empty.competitors, hint: messages.empty.newProfiles },
} as const satisfies ReportManifest
