import { readDate, readMonthDay } from '../../readers/csv/dates.ts'
import { column, needed, unused } from '../../readers/csv/export-columns.ts'
import type { Format } from '../../readers/csv/format.ts'
import { dailyExport, postExport } from '../../readers/csv/native.ts'
import { withYears } from '../../readers/csv/years.ts'

/** Of what a business offers beside its videos: no report counts them. */
const businessClicks = / clicks$|^(?:lead|form) submissions$|^leads$/i

/**
 * TikTok Studio, "Overview": one row a day, dates without a year; in TikTok's Business Suite with years and more columns. Impressions are
 * video views (docs/metrics.md#exposure).
 */
export const tiktokOverview: Format = dailyExport({
  id: 'tiktok-overview',
  name: 'TikTok overview',
  networks: ['tiktok'],
  columns: [
    needed('Date'),
    needed('Video Views', ['video_views', 'impressions']),
    needed('Profile Views', ['profile_visits']),
    needed('Likes', ['reactions']),
    column('Comments', ['comments']),
    column('Shares', ['shares']),
    column('Reached audience', ['reach']),
    column('New followers', ['followers_gained']),
    column('Lost followers', ['followers_lost']),
    ...unused('Unique viewers', 'Net growth', 'Net followers', 'Engaged audience'),
  ],
  unusedLike: businessClicks,
})

/** TikTok Studio, "Follower history": the total at each day's end; "undefined" before tracking began. */
export const tiktokFollowers: Format = dailyExport({
  id: 'tiktok-followers',
  name: 'TikTok followers',
  networks: ['tiktok'],
  columns: [needed('Date'), needed('Followers', ['followers']), { name: 'Difference in followers from previous day', needed: true, unused: true }],
})

/** TikTok's Business Suite, "Audience": followers a day. Its names are those of many a file, so it is known among profiles of TikTok alone. */
export const tiktokAudience: Format = {
  ...dailyExport({
    id: 'tiktok-audience',
    name: 'TikTok audience by day',
    networks: ['tiktok'],
    columns: [
      needed('Date'),
      needed('Total followers', ['followers']),
      needed('New followers', ['followers_gained']),
      column('Lost followers', ['followers_lost']),
      column('Reached audience', ['reach']),
      ...unused('Net growth', 'Net followers', 'Engaged audience'),
    ],
    unusedLike: businessClicks,
  }),
  isLoose: true,
}

/** TikTok Studio, "Viewers": people who saw something, each day. */
export const tiktokViewers: Format = dailyExport({
  id: 'tiktok-viewers',
  name: 'TikTok viewers',
  networks: ['tiktok'],
  columns: [
    needed('Date'),
    needed('Total Viewers', ['reach']),
    { name: 'New Viewers', needed: true, unused: true },
    { name: 'Returning Viewers', needed: true, unused: true },
  ],
})

function videoId(link: string | undefined): string {
  return /\/(?:video|photo)\/(\d+)/.exec(link ?? '')?.[1] ?? ''
}

/** TikTok's ids carry the second they were made in their upper half. */
function instantOfId(id: string): string | null {
  return /^\d{18,20}$/.test(id) ? new Date(Number(BigInt(id) >> 32n) * 1000).toISOString() : null
}

/** TikTok Studio, "Content", and the Business Suite's "Video": one row a video, lifetime figures. */
export const tiktokContent: Format = postExport({
  id: 'tiktok-content',
  name: 'TikTok content',
  networks: ['tiktok'],
  link: 'Video link',
  columns: [
    needed('Video title'),
    needed('Video link'),
    needed('Post time'),
    needed('Total views', ['video_views', 'impressions'], { also: ['Video views'] }),
    column('Total likes', ['reactions'], { also: ['Likes'] }),
    column('Total comments', ['comments'], { also: ['Comments'] }),
    column('Total shares', ['shares'], { also: ['Shares'] }),
    column('Total favorites', ['saves'], { also: ['Favorites', 'Favourites', 'Add to Favorites', 'Add to Favourites'] }),
    column('Reached audience', ['reach']),
    ...unused('Time', 'Average watch time', 'Total play time', 'Watched full video', 'Video duration'),
  ],
  post: {
    id: (cell) => videoId(cell('Video link')),
    date: 'Post time',
    publishedAt: (cell, dayFirst, { today }) => {
      const date = readDate(cell('Post time'), dayFirst) ?? withYears([readMonthDay(cell('Post time'))], today)[0] ?? null
      return instantOfId(videoId(cell('Video link'))) ?? (date ? `${date}T00:00:00.000Z` : null)
    },
    text: (cell) => (cell('Video title') ?? '').trim(),
    url: (cell) => cell('Video link') || null,
    type: () => 'video',
  },
})
