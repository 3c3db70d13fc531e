import { samplesOf } from '../samples.ts'
import { reportNotificationMonthly } from './definition.ts'

export const samples = samplesOf(reportNotificationMonthly, {
  typical: {
    account: 'Northbound',
    dates: '1 – 31 Oct 2026',
    figures: [
      { name: 'impressions', value: '1.21M' },
      { name: 'engagements', value: '38.4K' },
    ],
  },
})
