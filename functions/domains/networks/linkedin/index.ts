import type { NetworkExports } from '../exports.ts'
import { linkedinAds } from './ads.ts'
import { linkedinContent, linkedinFollowers, linkedinVisitors } from './daily.ts'

export const linkedin = {
  formats: {
    'linkedin-content': linkedinContent,
    'linkedin-followers': linkedinFollowers,
    'linkedin-visitors': linkedinVisitors,
  },
  ads: linkedinAds,
  unread: [
    { name: 'LinkedIn’s table of posts', columns: ['post title', 'post link', 'created date'], instead: 'the daily content metrics' },
    { name: 'LinkedIn’s table of competitors', columns: ['page', 'total followers', 'total post engagements'], instead: 'content, followers or visitors' },
    { name: 'LinkedIn’s followers by job, location or industry', columns: ['total followers', 'job function'], instead: 'the daily followers' },
  ],
} as const satisfies NetworkExports
