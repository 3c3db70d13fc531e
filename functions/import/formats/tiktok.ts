import { readDate, readMonthDay } from '../csv/dates.ts'
import { column, needed, unused } from '../csv/export-columns.ts'
import type { Format } from '../csv/format.ts'
import { withYears } from '../csv/years.ts'
import { dailyExport, postExport } from './native.ts'

/** TikTok Studio, "Overview": one row a day, dates without a year. Impressions are video views (docs/metrics.md#exposure). */
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
    ...unused('Unique viewers'),
  ],
})

/** TikTok Studio, "Follower history": the total at each day's end; "undefined" before tracking began. */
export const tiktokFollowers: Format = dailyExport({
  id: 'tiktok-followers',
  name: 'TikTok followers',
  networks: ['tiktok'],
  columns: [needed('Date'), needed('Followers', ['followers']), { name: 'Difference in followers from previous day', needed: true, unused: true }],
})

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

/** TikTok Studio, "Content": one row a video, lifetime figures. */
export const tiktokContent: Format = postExport({
  id: 'tiktok-content',
  name: 'TikTok content',
  networks: ['tiktok'],
  link: 'Video link',
  columns: [
    needed('Video title'),
    needed('Video link'),
    needed('Post time'),
    needed('Total views', ['video_views', 'impressions']),
    column('Total likes', ['reactions']),
    column('Total comments', ['comments']),
    column('Total shares', ['shares']),
    ...unused('Time'),
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
