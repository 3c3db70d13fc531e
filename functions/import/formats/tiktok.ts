import { type Format, hasColumns } from '../csv/format.ts'
import { readDays } from '../csv/read-days.ts'
import { readPostRows } from '../csv/read-posts.ts'
import { readDate, readMonthDay, withYears } from '../csv/values.ts'

/** TikTok Studio, "Overview": one row a day, dates without a year. Impressions are video views (docs/metrics.md#exposure). */
export const tiktokOverview: Format = {
  id: 'tiktok-overview',
  name: 'TikTok overview',
  networks: ['tiktok'],
  recognises: (table) => hasColumns(table, ['Date', 'Video Views', 'Profile Views', 'Likes']),
  read: (table, context) =>
    readDays(table, context, {
      columns: {
        video_views: 'Video Views',
        impressions: 'Video Views',
        profile_visits: 'Profile Views',
        reactions: 'Likes',
        comments: 'Comments',
        shares: 'Shares',
      },
    }),
}

/** TikTok Studio, "Follower history": the total at each day's end; "undefined" before tracking began. */
export const tiktokFollowers: Format = {
  id: 'tiktok-followers',
  name: 'TikTok followers',
  networks: ['tiktok'],
  recognises: (table) => hasColumns(table, ['Date', 'Followers', 'Difference in followers from previous day']),
  read: (table, context) => readDays(table, context, { columns: { followers: 'Followers' } }),
}

/** TikTok Studio, "Viewers": people who saw something, each day. */
export const tiktokViewers: Format = {
  id: 'tiktok-viewers',
  name: 'TikTok viewers',
  networks: ['tiktok'],
  recognises: (table) => hasColumns(table, ['Date', 'Total Viewers', 'New Viewers', 'Returning Viewers']),
  read: (table, context) => readDays(table, context, { columns: { reach: 'Total Viewers' } }),
}

function videoId(link: string | undefined): string {
  return /\/(?:video|photo)\/(\d+)/.exec(link ?? '')?.[1] ?? ''
}

/** TikTok's ids carry the second they were made in their upper half. */
function instantOfId(id: string): string | null {
  return /^\d{18,20}$/.test(id) ? new Date(Number(BigInt(id) >> 32n) * 1000).toISOString() : null
}

/** TikTok Studio, "Content": one row a video, lifetime figures. */
export const tiktokContent: Format = {
  id: 'tiktok-content',
  name: 'TikTok content',
  networks: ['tiktok'],
  recognises: (table) => hasColumns(table, ['Video title', 'Video link', 'Post time', 'Total views']),
  read: (table, context) =>
    readPostRows(table, context, {
      id: (cell) => videoId(cell('Video link')),
      publishedAt: (cell) => {
        const date = readDate(cell('Post time')) ?? withYears([readMonthDay(cell('Post time'))], context.today)[0] ?? null
        return instantOfId(videoId(cell('Video link'))) ?? (date ? `${date}T00:00:00.000Z` : null)
      },
      text: (cell) => (cell('Video title') ?? '').trim(),
      url: (cell) => cell('Video link') || null,
      type: () => 'video',
      measures: {
        video_views: 'Total views',
        impressions: 'Total views',
        reactions: 'Total likes',
        comments: 'Total comments',
        shares: 'Total shares',
      },
    }),
}
