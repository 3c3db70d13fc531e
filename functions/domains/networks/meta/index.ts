import type { NetworkExports } from '../exports.ts'
import { metaAds } from './ads.ts'
import { metaAudience } from './audience.ts'
import { metaPosts, metaSeries } from './insights.ts'
import { metaVideos } from './videos.ts'

const suite = 'insights and content from Meta Business Suite'

/** Facebook and Instagram export from one suite. */
export const meta = {
  formats: {
    'meta-series': metaSeries,
    'meta-posts': metaPosts,
    'meta-videos': metaVideos,
    'meta-audience': metaAudience,
  },
  ads: metaAds,
  unread: [
    { name: 'Facebook’s page insights from before 2023', columns: ['lifetime total likes', 'daily new likes'], instead: suite },
    { name: 'Facebook’s post insights from before 2023', columns: ['permalink', 'lifetime post total reach'], instead: suite },
    { name: 'Meta’s earnings', columns: ['date', 'content_monetization'], instead: suite },
  ],
} as const satisfies NetworkExports
