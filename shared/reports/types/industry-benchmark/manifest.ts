import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'industry_benchmark',
  version: 1,
  title: 'Industry benchmark report',
  name: 'Industry benchmark',
  description: 'Your profiles compared with the median of your industry',
  icon: 'gauge',
  feature: 'industry_benchmark',
  networks: 'all',
  run: '/reports/industry-benchmark',
  tabbed: false,
  cohort: true,
  stickySummary: true,
  labels: false,
  csv: null,
  templates: true,
  empty: { message: messages.empty.range, hint: null },
} as const satisfies ReportManifest
