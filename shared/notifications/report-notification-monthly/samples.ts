import { samplesOf } from '../samples.ts'
import { reportNotificationMonthly } from './definition.ts'

export const samples = samplesOf(reportNotificationMonthly, {
  typical: {
    ...{ account: 'Northbound', from: '2026-10-01', to: '2026-10-31', emails: 0, arrived: 0, failed: 0, more: 0 },
    ...{ runs: [], moreRuns: 0, coming: [], moreComing: 0 },
    groups: [
      {
        name: 'Northbound Coffee',
        figures: [
          { title: 'Impressions', value: 1_213_400, unit: 'count', growth: { kind: 'percent', value: 4.2 }, prior: 1_164_500 },
          { title: 'Engagements', value: 38_412, unit: 'count', growth: { kind: 'percent', value: -1.3 }, prior: 38_918 },
          { title: 'Net follower growth', value: 318, unit: 'change', growth: { kind: 'percent', value: 12 }, prior: 284 },
        ],
      },
      { name: 'قهوة الشمال', figures: [{ title: 'Impressions', value: 9_317, unit: 'count', growth: { kind: 'new', value: null }, prior: 0 }] },
    ],
  },
})
