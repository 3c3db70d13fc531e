import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'ads_performance',
  version: 1,
  title: 'Paid performance report',
  name: 'Paid performance',
  description: 'Spend, clicks and conversions, and what each cost',
  icon: 'badge-dollar-sign',
  feature: 'ads',
  networks: 'all',
  run: '/reports/ads',
  tabbed: true,
  firstTab: 'ads_report',
  labels: false,
  csv: { holds: 'rows', from: '/export/ads' },
  templates: true,
  empty: { message: messages.empty.whoops, hint: messages.empty.newProfiles },
} as const satisfies ReportManifest
