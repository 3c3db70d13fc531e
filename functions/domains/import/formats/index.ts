/** The registry of import formats; the first that recognises a table reads it. */
import type { ImportFormat } from '../../../../shared/api/profiles.ts'
import { networkFormats } from '../../networks/index.ts'
import type { Format } from '../../readers/csv/format.ts'
import { genericBreakdowns } from '../../readers/generic/breakdowns.ts'
import { genericPosts, genericSeries } from '../../readers/generic/days-and-posts.ts'
import { genericMessages, supportMessages } from '../../readers/generic/messages.ts'
import { genericReviews, googlePlayReviews } from '../../readers/generic/reviews.ts'
import { genericTasks } from '../../readers/generic/tasks.ts'
import { genericAds, kagAds } from '../ads/formats.ts'

export const formats = {
  ...networkFormats,
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
