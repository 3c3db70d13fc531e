import { type Format, hasColumns } from '../csv/format.ts'
import { readPostRows } from '../csv/read-posts.ts'
import { readDate, readNumber } from '../csv/values.ts'

/**
 * YouTube Studio, "Content": one row a video, lifetime figures. Studio prints no publish time for videos that are not public any more; their views
 * still belong to the channel, so such a video is dated like the newest one of the file, and the result says so. The Total row is not a video.
 */
export const youtubeContent: Format = {
  id: 'youtube-content',
  name: 'YouTube content',
  networks: ['youtube'],
  recognises: (table) => hasColumns(table, ['Content', 'Video title', 'Video publish time', 'Views']),
  read: (table, context) =>
    readPostRows(table, context, {
      id: (cell) => cell('Content') ?? '',
      publishedAt: (cell) => {
        const date = readDate(cell('Video publish time'))
        return date ? `${date}T00:00:00.000Z` : null
      },
      fallback: (known) => known.reduce<string | null>((latest, instant) => (latest === null || instant > latest ? instant : latest), null),
      fallbackNote: (count, instant) => `${count} videos have no publish time in the file; they are dated ${instant.slice(0, 10)}, like its newest video.`,
      text: (cell) => cell('Video title') ?? '',
      url: (cell) => `https://www.youtube.com/watch?v=${encodeURIComponent((cell('Content') ?? '').trim())}`,
      type: () => 'video',
      measures: {
        video_views: 'Views',
        followers_gained: 'Subscribers',
        thumb_impressions: 'Impressions',
        reactions: 'Likes',
        comments: 'Comments added',
        shares: 'Shares',
      },
      derive: (values, cell) => {
        const hours = readNumber(cell('Watch time (hours)'))
        const rate = readNumber(cell('Impressions click-through rate (%)'))
        const shown = values.thumb_impressions
        return {
          ...values,
          ...(typeof hours === 'number' ? { watch_time_min: hours * 60 } : {}),
          ...(typeof rate === 'number' && typeof shown === 'number' ? { thumb_clicks: (shown * rate) / 100 } : {}),
        }
      },
    }),
}
