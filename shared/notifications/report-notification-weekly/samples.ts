import { samplesOf } from '../samples.ts'
import { reportNotificationWeekly } from './definition.ts'

export const samples = samplesOf(reportNotificationWeekly, {
  typical: {
    account: 'Northbound',
    dates: '9 – 15 Nov 2026',
    figures: [
      { name: 'impressions', value: '1.21M' },
      { name: 'engagements', value: '38.4K' },
    ],
  },
})
