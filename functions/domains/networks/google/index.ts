import type { NetworkExports } from '../exports.ts'
import { googleAds } from './ads.ts'
import { googlePerformance, performanceAdvice } from './performance.ts'

export const google = {
  formats: {
    'google-performance': googlePerformance,
  },
  ads: googleAds,
  unread: [{ name: 'Google Ads’ report by hour', columns: ['hour', 'cost', 'clicks'], instead: 'the report by day' }],
  advice: performanceAdvice,
} as const satisfies NetworkExports
