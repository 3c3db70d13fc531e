/** The registry of import formats: imports and one array; the first that recognises a table reads it. */
import type { ImportFormat } from '../../shared/api/profiles.ts'
import { genericAds, kagAds } from './ads.ts'
import { genericBreakdowns } from './breakdowns.ts'
import type { Format } from './format.ts'
import { genericPosts, genericSeries } from './generic.ts'
import { linkedinContent, linkedinFollowers, linkedinVisitors } from './linkedin.ts'
import { genericMessages, supportMessages } from './messages.ts'
import { metaPosts, metaSeries } from './meta.ts'
import { genericReviews, googlePlayReviews } from './reviews.ts'
import { genericTasks } from './tasks.ts'
import { tiktokContent, tiktokFollowers, tiktokOverview, tiktokViewers } from './tiktok.ts'
import { xContent, xOverview } from './x.ts'
import { youtubeContent } from './youtube.ts'

export const formats = {
  'x-overview': xOverview,
  'x-content': xContent,
  'linkedin-content': linkedinContent,
  'linkedin-followers': linkedinFollowers,
  'linkedin-visitors': linkedinVisitors,
  'tiktok-overview': tiktokOverview,
  'tiktok-followers': tiktokFollowers,
  'tiktok-viewers': tiktokViewers,
  'tiktok-content': tiktokContent,
  'youtube-content': youtubeContent,
  'meta-series': metaSeries,
  'meta-posts': metaPosts,
  'google-play-reviews': googlePlayReviews,
  'support-messages': supportMessages,
  'generic-messages': genericMessages,
  'facebook-ads-totals': kagAds,
  'generic-ads': genericAds,
  'generic-posts': genericPosts,
  'generic-reviews': genericReviews,
  'generic-tasks': genericTasks,
  'generic-breakdowns': genericBreakdowns,
  'generic-series': genericSeries,
} as const satisfies Record<Exclude<ImportFormat, 'auto'>, Format>
