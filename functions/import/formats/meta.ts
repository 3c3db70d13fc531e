import { CalendarDateTime, toZoned } from '@internationalized/date'
import type { MeasureId } from '../../../shared/metrics/measures.ts'
import type { PostType } from '../../../shared/posts.ts'
import { type Format, hasColumns } from '../csv/format.ts'
import { readDays } from '../csv/read-days.ts'
import { readPostRows } from '../csv/read-posts.ts'
import { readDate } from '../csv/values.ts'

/** Title line of a table in Meta Business Suite's insights export -> the measure it holds. */
const measureOfTitle: Record<string, MeasureId> = {
  views: 'impressions',
  'facebook views': 'impressions',
  'instagram views': 'impressions',
  reach: 'reach',
  'facebook reach': 'reach',
  'instagram reach': 'reach',
  'content interactions': 'engagements',
  'facebook content interactions': 'engagements',
  'instagram content interactions': 'engagements',
  'link clicks': 'link_clicks',
  'facebook link clicks': 'link_clicks',
  'instagram link clicks': 'link_clicks',
  'facebook visits': 'profile_visits',
  'instagram profile visits': 'profile_visits',
  'instagram visits': 'profile_visits',
  visits: 'profile_visits',
  follows: 'followers_gained',
  'facebook follows': 'followers_gained',
  'instagram follows': 'followers_gained',
  unfollows: 'followers_lost',
  'facebook unfollows': 'followers_lost',
}

function measureOf(title: string | null): MeasureId | undefined {
  return title === null ? undefined : measureOfTitle[title.trim().toLowerCase()]
}

/** Meta Business Suite, "Insights": several daily tables in one file, each under its title. */
export const metaSeries: Format = {
  id: 'meta-series',
  name: 'Meta Business Suite daily figures',
  networks: ['facebook', 'instagram'],
  recognises: (table) => measureOf(table.title) !== undefined && hasColumns(table, ['Date', 'Primary']),
  read: (table, context) => {
    const measure = measureOf(table.title)
    return readDays(table, context, { columns: measure ? { [measure]: 'Primary' } : {} })
  },
}

/** "02/16/2025 05:14" in Pacific time, in which Meta writes its content exports, as a UTC instant. */
function readMetaInstant(cell: string | undefined): string | null {
  const given = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d{2})$/.exec((cell ?? '').trim())
  if (!given) return null
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = given.slice(1).map(Number)
  if (readDate(given[0]) === null || hour > 23 || minute > 59) return null
  return toZoned(new CalendarDateTime(year, month, day, hour, minute), 'America/Los_Angeles').toAbsoluteString()
}

const typeOf: Record<string, PostType> = {
  photos: 'image',
  'ig image': 'image',
  'ig carousel': 'carousel',
  videos: 'video',
  'ig video': 'video',
  reels: 'reel',
  'ig reel': 'reel',
  stories: 'story',
  'ig story': 'story',
  links: 'link',
  text: 'text',
}

/** Meta Business Suite, "Content": one row a post, lifetime figures. Short rows (fields missing at the end) are read as far as they go. */
export const metaPosts: Format = {
  id: 'meta-posts',
  name: 'Meta Business Suite posts',
  networks: ['facebook', 'instagram'],
  recognises: (table) => hasColumns(table, ['Post ID', 'Publish time', 'Permalink', 'Post type', 'Reach']),
  read: (table, context) =>
    readPostRows(table, context, {
      id: (cell) => cell('Post ID') ?? '',
      publishedAt: (cell) => readMetaInstant(cell('Publish time')),
      text: (cell) => cell('Title') || cell('Description') || '',
      url: (cell) => cell('Permalink') || null,
      type: (cell) => typeOf[(cell('Post type') ?? '').toLowerCase()] ?? 'text',
      labels: (cell) =>
        (cell('Custom labels') ?? '')
          .split(',')
          .map((label) => label.trim())
          .filter(Boolean),
      measures: {
        impressions: ['Views', 'Impressions'],
        reach: 'Reach',
        reactions: ['Reactions', 'Likes'],
        comments: 'Comments',
        shares: 'Shares',
        saves: 'Saves',
        clicks: 'Total clicks',
        link_clicks: 'Link Clicks',
        story_replies: 'Replies',
        profile_visits: 'Profile visits',
        followers_gained: 'Follows',
      },
      derive: (values, cell) => {
        const seconds = Number(cell('Seconds viewed'))
        return Number.isFinite(seconds) && seconds > 0 ? { ...values, watch_time_min: seconds / 60 } : values
      },
    }),
}
