import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: 'facebook_ads',
  version: 1,
  title: 'Facebook Ads report',
  name: 'Facebook Ads report',
  description: 'One ad account: who saw the ads, where and when, and what each ad cost',
  icon: 'megaphone',
  feature: 'facebook_ads',
  networks: ['facebook', 'instagram'],
  run: '/reports/facebookads',
  tabbed: false,
  subject: 'ad_account',
  labels: false,
  csv: null,
  templates: true,
  empty: { message: messages.empty.facebookAds, hint: null },
} as const satisfies ReportManifest
