import { samplesOf } from '../samples.ts'
import { reportNotificationWeekly } from './definition.ts'

export const samples = samplesOf(reportNotificationWeekly, {
  typical: {
    ...{ account: 'Northbound', from: '2026-11-16', to: '2026-11-22', emails: 13, arrived: 12, failed: 0, more: 0 },
    groups: [
      {
        name: 'Northbound Coffee',
        figures: [
          { title: 'Impressions', value: 1_213_400, unit: 'count', growth: { kind: 'percent', value: 4.2 } },
          { title: 'Engagements', value: 38_412, unit: 'count', growth: { kind: 'percent', value: -1.3 } },
          { title: 'Net follower growth', value: 318, unit: 'change', growth: { kind: 'percent', value: 12 } },
        ],
      },
      { name: 'قهوة الشمال', figures: [{ title: 'Impressions', value: 9_317, unit: 'count', growth: { kind: 'new', value: null } }] },
    ],
  },
  'a failed report, and many groups': {
    ...{ account: 'Northbound', from: '2026-11-16', to: '2026-11-22', emails: 1, arrived: 1, failed: 1, more: 3 },
    groups: [],
  },
})
