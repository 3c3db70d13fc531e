import { instantOf } from '../../readers/csv/cells.ts'
import { readDate } from '../../readers/csv/dates.ts'
import { column, needed, unused } from '../../readers/csv/export-columns.ts'
import type { Format } from '../../readers/csv/format.ts'
import { dailyExport, postExport } from '../../readers/csv/native.ts'

const figures = [
  column('Likes', ['reactions'], { also: ['Me gusta'] }),
  column('Replies', ['comments'], { also: ['Respuestas'] }),
  column('Reposts', ['shares']),
  column('Bookmarks', ['saves'], { also: ['Guardados'] }),
]

/** X analytics, "Account overview": one row a day. Its Engagements are the network's own total. */
export const xOverview: Format = dailyExport({
  id: 'x-overview',
  name: 'X account overview',
  networks: ['twitter'],
  columns: [
    needed('Date'),
    needed('Impressions', ['impressions'], { also: ['Impresiones'] }),
    needed('Engagements', ['engagements'], { also: ['Interacciones'] }),
    ...figures,
    needed('New follows', ['followers_gained'], { also: ['Nuevos seguidores'] }),
    needed('Unfollows', ['followers_lost'], { also: ['Dejar de seguir'] }),
    column('Profile visits', ['profile_visits'], { also: ['Visitas del perfil'] }),
    column('Video views', ['video_views']),
    ...unused('Shares', 'Create Post', 'Crear post', 'Media views'),
  ],
})

/** Milliseconds that X counts its ids from (4 November 2010). */
const xEpoch = 1_288_834_974_657n

function instantOfId(id: string): string | null {
  return /^\d{16,19}$/.test(id) ? new Date(Number((BigInt(id) >> 22n) + xEpoch)).toISOString() : null
}

/** X analytics, "Content": one row a post. The export prints days only; the id holds the instant. */
export const xContent: Format = postExport({
  id: 'x-content',
  name: 'X content',
  networks: ['twitter'],
  link: 'Link',
  columns: [
    needed('Post id', [], { also: ['ID del post'] }),
    needed('Date', [], { also: ['Fecha'] }),
    needed('Post text', [], { also: ['Texto del post'] }),
    column('Link', [], { also: ['Post Link', 'Postear enlace'] }),
    needed('Impressions', ['impressions'], { also: ['Impresiones'] }),
    column('Engagements', ['engagements'], { also: ['Interacciones'] }),
    ...figures,
    column('Url clicks', ['link_clicks'], { also: ['Clics en URL'] }),
    column('Profile visits', ['profile_visits']),
    ...unused('Share', 'Shares', 'New follows', 'Detail expands', 'Hashtag clicks', 'Permalink clicks'),
  ],
  post: {
    id: (cell) => cell('Post id') ?? '',
    isId: /^\d{1,20}$/,
    idInLink: /\/status\/(\d+)/,
    date: 'Date',
    publishedAt: (cell, dayFirst) => {
      const date = readDate(cell('Date'), dayFirst)
      return instantOfId((cell('Post id') ?? '').trim()) ?? (date ? `${date}T00:00:00.000Z` : null)
    },
    text: (cell) => cell('Post text') ?? '',
    url: (cell) => cell('Link') || null,
    type: (cell) => (/https?:\/\//.test(cell('Post text') ?? '') ? 'link' : 'text'),
  },
})

/** Of tweets alone: clicks on a name are no visits, and follows from tweets are not those of a day. Promoted figures stand beside the others. */
const ofTweets = unused(
  ...['engagement rate', 'user profile clicks', 'hashtag clicks', 'detail expands', 'permalink clicks', 'app opens', 'app installs', 'follows'],
  ...['email tweet', 'dial phone', 'media views', 'media engagements'],
)
const promoted = /^promoted /i
const tweetFigures = [
  needed('impressions', ['impressions']),
  needed('engagements', ['engagements']),
  needed('retweets', ['shares']),
  column('replies', ['comments']),
  column('likes', ['reactions'], { also: ['favorites'] }),
  column('url clicks', ['link_clicks']),
  ...ofTweets,
]

/** Twitter analytics up to 2023, "Tweet activity metrics" by tweet. */
export const xTweets: Format = postExport({
  id: 'x-tweets',
  name: 'X tweet activity by tweet',
  networks: ['twitter'],
  link: 'Tweet permalink',
  columns: [needed('Tweet id'), column('Tweet permalink'), needed('Tweet text'), needed('time'), ...tweetFigures],
  unusedLike: promoted,
  post: {
    id: (cell) => cell('Tweet id') ?? '',
    isId: /^\d{1,20}$/,
    idInLink: /\/status\/(\d+)/,
    date: 'time',
    publishedAt: (cell) => instantOf((cell('time') ?? '').trim()) || instantOfId((cell('Tweet id') ?? '').trim()),
    text: (cell) => cell('Tweet text') ?? '',
    url: (cell) => cell('Tweet permalink') || null,
    type: (cell) => (/https?:\/\//.test(cell('Tweet text') ?? '') ? 'link' : 'text'),
  },
})

/** The same by day: what all tweets got on each. */
export const xDays: Format = dailyExport({
  id: 'x-days',
  name: 'X tweet activity by day',
  networks: ['twitter'],
  columns: [needed('Date'), { name: 'Tweets published', needed: true, unused: true }, ...tweetFigures],
  unusedLike: promoted,
})
