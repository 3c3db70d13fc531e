/** The registry of import formats: imports and one array; the first that recognises a table reads it. */
import type { ImportFormat } from '../../../../shared/api/profiles.ts'
import { genericAds, kagAds } from '../ads/formats.ts'
import { metaAudience, tiktokActivity, tiktokGenders, tiktokTerritories } from '../audience/formats.ts'
import type { Format } from '../csv/format.ts'
import { genericBreakdowns } from '../generic/breakdowns.ts'
import { genericPosts, genericSeries } from '../generic/days-and-posts.ts'
import { genericMessages, supportMessages } from '../generic/messages.ts'
import { genericReviews, googlePlayReviews } from '../generic/reviews.ts'
import { genericTasks } from '../generic/tasks.ts'
import { googlePerformance } from './google.ts'
import { linkedinContent, linkedinFollowers, linkedinVisitors } from './linkedin.ts'
import { metaPosts, metaSeries } from './meta.ts'
import { metaVideos } from './meta-videos.ts'
import { tiktokAudience, tiktokContent, tiktokFollowers, tiktokOverview, tiktokViewers } from './tiktok.ts'
import { xContent, xDays, xOverview, xTweets } from './x.ts'
import { youtubeContent } from './youtube.ts'
import { youtubeDays } from './youtube-days.ts'

export const formats = {
  'x-overview': xOverview,
  'x-content': xContent,
  'x-tweets': xTweets,
  'x-days': xDays,
  'linkedin-content': linkedinContent,
  'linkedin-followers': linkedinFollowers,
  'linkedin-visitors': linkedinVisitors,
  'tiktok-overview': tiktokOverview,
  'tiktok-followers': tiktokFollowers,
  'tiktok-audience': tiktokAudience,
  'tiktok-viewers': tiktokViewers,
  'tiktok-content': tiktokContent,
  'tiktok-genders': tiktokGenders,
  'tiktok-territories': tiktokTerritories,
  'tiktok-activity': tiktokActivity,
  'youtube-content': youtubeContent,
  'youtube-days': youtubeDays,
  'google-performance': googlePerformance,
  'meta-series': metaSeries,
  'meta-posts': metaPosts,
  'meta-videos': metaVideos,
  'meta-audience': metaAudience,
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
