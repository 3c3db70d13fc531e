/** What a column of a file of one's own may hold, by the name people know it by: a role, a measure, or nothing that is wanted. */
import { entriesOf } from './entries.ts'
import type { MeasureId } from './metrics/measures.ts'

/** Columns of the documented CSVs besides measures (docs/import-formats.md), by what their files are about. */
const roles = {
  'Days, posts and breakdowns': {
    date: 'Date',
    id: 'ID',
    published_at: 'Time of the post',
    text: 'Text',
    url: 'Link',
    type: 'Type of the post',
    labels: 'Labels',
    breakdown: 'Breakdown',
    part: 'Part of the breakdown',
  },
  Reviews: {
    created_at: 'Time of the review or task',
    stars: 'Stars',
    recommends: 'Recommends, yes or no',
    author: 'Author',
    reply: 'Reply',
    replied_at: 'Time of the reply',
    language: 'Language',
  },
  Ads: {
    date_from: 'First day of the figures',
    date_to: 'Last day of the figures',
    spend: 'Amount spent',
    currency: 'Currency',
    ad: 'Ad name',
    ad_id: 'Ad ID',
    ad_set: 'Ad set or ad group name',
    ad_set_id: 'Ad set or ad group ID',
    campaign: 'Campaign name',
    campaign_id: 'Campaign ID',
    account: 'Account name',
    account_id: 'Account ID',
    clicks_all: 'Clicks of ads, all kinds',
    results: 'Results',
    conversions: 'Conversions',
    conversion_value: 'Conversion value',
    thruplays: 'ThruPlays',
    objective: 'Objective',
    status: 'Status',
    age: 'Age group',
    gender: 'Gender',
  },
  Messages: {
    direction: 'Direction, inbound or outbound',
    sent_at: 'Time of the message',
    kind: 'Kind of the message',
    conversation: 'Conversation',
    member: 'Member who answered',
    closed_at: 'Time of closing',
  },
  Tasks: { title: 'Title of the task', assignee: 'Assignee', priority: 'Priority', due_at: 'Due date', completed_at: 'Time of completion' },
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

type Roles = typeof roles
type RoleOf<Group> = Group extends Readonly<Record<infer Id, string>> ? Id : never
export type ColumnTarget = RoleOf<Roles[keyof Roles]> | keyof typeof measures | typeof leftOutColumn

type Option = { readonly id: ColumnTarget; readonly label: string }
type Group = { readonly label: string; readonly options: readonly Option[] }
const options = (of: Partial<Readonly<Record<ColumnTarget, string>>>): Option[] => entriesOf(of).map(([id, label]) => ({ id, label: label ?? id }))

const measureGroups: readonly (readonly [string, RegExp])[] = [
  ['Followers', /^(?:followers|active_followers|engaged_users)/],
  ['Views and reach', /^(?:impressions|reach|video_views|full_plays|watch_time|thumb_|story_(?:exits|completed)|profile_visits)/],
  ['Reactions by kind', /^(?:reaction_|dislikes)/],
  ['Google and Facebook pages', /^(?:views_|call_|direction_|booking_|menu_|page_actions)/],
]
const inGroup = (pattern: RegExp) => options(measures).filter(({ id }) => pattern.test(id))
const grouped = new Set(measureGroups.flatMap(([, pattern]) => inGroup(pattern).map(({ id }) => id)))
const [first, ...others] = entriesOf(roles).map(([label, of]): Group => ({ label, options: options(of) }))

/** All that a column may hold, in the groups in which people choose. */
export const columnGroups: readonly Group[] = [
  ...(first ? [first] : []),
  { label: 'Engagement', options: options(measures).filter(({ id }) => !grouped.has(id)) },
  ...measureGroups.map(([label, pattern]) => ({ label, options: inGroup(pattern) })),
  ...others,
]
export const columnMeasures = options(measures)
const all = columnGroups.flatMap((group) => group.options)
export const columnTargets: readonly ColumnTarget[] = [...all.map(({ id }) => id), leftOutColumn]

const labels: ReadonlyMap<string, string> = new Map(all.map(({ id, label }) => [id, label]))
/** What people call what a column holds; of an unknown id the id. */
export const columnLabel = (id: string): string => labels.get(id) ?? id

/** What the columns of a file must hold at least, one set of these. */
const keys: readonly (readonly (readonly ColumnTarget[])[])[] = [
  [['date']],
  [['id'], ['published_at']],
  [['id'], ['created_at'], ['stars', 'recommends', 'title']],
  [['id'], ['direction'], ['sent_at']],
  [['spend'], ['ad', 'ad_id', 'ad_set', 'ad_set_id', 'campaign', 'campaign_id'], ['impressions', 'clicks_all', 'link_clicks', 'reach', 'clicks']],
]
/** Whether a file with these columns is one that can be read. */
export const hasKeyColumns = (held: ReadonlySet<string>): boolean => keys.some((needed) => needed.every((any) => any.some((id) => held.has(id))))
