import { type Format, hasColumns } from '../csv/format.ts'
import { readDays } from '../csv/read-days.ts'
import { readPostRows } from '../csv/read-posts.ts'
import { readDate } from '../csv/values.ts'

/** X analytics, "Account overview": one row a day. Its Engagements are the network's own total. */
export const xOverview: Format = {
  id: 'x-overview',
  name: 'X account overview',
  networks: ['twitter'],
  recognises: (table) => hasColumns(table, ['Date', 'Impressions', 'Engagements', 'New follows', 'Unfollows']),
  read: (table, context) =>
    readDays(table, context, {
      columns: {
        impressions: 'Impressions',
        engagements: 'Engagements',
        reactions: 'Likes',
        comments: 'Replies',
        shares: 'Reposts',
        saves: 'Bookmarks',
        followers_gained: 'New follows',
        followers_lost: 'Unfollows',
        profile_visits: 'Profile visits',
        video_views: 'Video views',
      },
    }),
}

/** Milliseconds that X counts its ids from (4 November 2010). */
const xEpoch = 1_288_834_974_657n

function instantOfId(id: string): string | null {
  return /^\d{16,19}$/.test(id) ? new Date(Number((BigInt(id) >> 22n) + xEpoch)).toISOString() : null
}

/** X analytics, "Content": one row a post. The export prints days only; the id holds the instant. */
export const xContent: Format = {
  id: 'x-content',
  name: 'X content',
  networks: ['twitter'],
  recognises: (table) => hasColumns(table, ['Post id', 'Date', 'Post text', 'Impressions']),
  read: (table, context) =>
    readPostRows(table, context, {
      id: (cell) => cell('Post id') ?? '',
      publishedAt: (cell) => {
        const date = readDate(cell('Date'))
        return instantOfId((cell('Post id') ?? '').trim()) ?? (date ? `${date}T00:00:00.000Z` : null)
      },
      text: (cell) => cell('Post text') ?? '',
      url: (cell) => cell('Link') || null,
      type: (cell) => (/https?:\/\//.test(cell('Post text') ?? '') ? 'link' : 'text'),
      measures: {
        impressions: 'Impressions',
        engagements: 'Engagements',
        reactions: 'Likes',
        comments: 'Replies',
        shares: 'Reposts',
        saves: 'Bookmarks',
        link_clicks: 'Url clicks',
        profile_visits: 'Profile visits',
      },
    }),
}
