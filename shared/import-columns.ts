/** What a column of a file of one's own may hold, by the name people know it by: a role, a measure, or nothing that is wanted. */
import { entriesOf } from './entries.ts'
import type { MeasureId } from './metrics/measures.ts'

/** Columns of daily figures, posts and breakdowns besides measures (docs/import-formats.md). */
const roles = {
  date: 'Date',
  id: 'Post ID',
  published_at: 'Time of the post',
  text: 'Text of the post',
  url: 'Link to the post',
  type: 'Type of the post',
  labels: 'Labels of the post',
  breakdown: 'Breakdown',
  part: 'Part of the breakdown',
} as const

const measures = {
  followers: 'Followers',
  followers_gained: 'Followers gained',
  followers_lost: 'Followers lost',
  impressions: 'Impressions',
  impressions_organic: 'Organic impressions',
  impressions_paid: 'Paid impressions',
  reach: 'Reach of the day',
  reach_week: 'Reach of 7 days',
  reach_days_28: 'Reach of 28 days',
  engagements: 'Engagements',
  reactions: 'Reactions or likes',
  comments: 'Comments',
  shares: 'Shares',
  saves: 'Saves',
  clicks: 'Clicks',
  link_clicks: 'Link clicks',
  video_views: 'Video views',
  watch_time_min: 'Watch time in minutes',
  full_plays: 'Full plays',
  profile_visits: 'Profile visits',
  engaged_users: 'Engaged users',
  story_replies: 'Story replies',
  thumb_impressions: 'Thumbnail impressions',
  thumb_clicks: 'Thumbnail clicks',
  dislikes: 'Dislikes',
  replies: 'Replies',
  quotes: 'Quotes',
  reaction_like: 'Reactions: like',
  reaction_love: 'Reactions: love',
  reaction_care: 'Reactions: care',
  reaction_haha: 'Reactions: haha',
  reaction_wow: 'Reactions: wow',
  reaction_sad: 'Reactions: sad',
  reaction_angry: 'Reactions: angry',
  reaction_celebrate: 'Reactions: celebrate',
  reaction_support: 'Reactions: support',
  reaction_insightful: 'Reactions: insightful',
  reaction_funny: 'Reactions: funny',
  views_search_desktop: 'Views in search, desktop',
  views_search_mobile: 'Views in search, mobile',
  views_maps_desktop: 'Views on maps, desktop',
  views_maps_mobile: 'Views on maps, mobile',
  call_clicks: 'Calls',
  direction_clicks: 'Requests for directions',
  booking_clicks: 'Bookings',
  menu_clicks: 'Menu views',
  page_actions: 'Page actions',
  story_exits: 'Story exits',
  story_completed: 'Stories seen to the end',
  active_followers: 'Active followers',
} as const satisfies Record<MeasureId, string>

export const leftOutColumn = 'none'

export type ColumnTarget = keyof typeof roles | keyof typeof measures | typeof leftOutColumn

export const columnRoles = entriesOf(roles).map(([id, label]) => ({ id, label }))
export const columnMeasures = entriesOf(measures).map(([id, label]) => ({ id, label }))
export const columnTargets: readonly ColumnTarget[] = [...columnRoles.map(({ id }) => id), ...columnMeasures.map(({ id }) => id), leftOutColumn]
