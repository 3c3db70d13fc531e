/** The documented CSVs: one for each source of reports (docs/import-formats.md is made of this). */
import { breakdownKinds } from '../../../../shared/items/breakdowns.ts'
import { mentionSources } from '../../../../shared/items/mentions.ts'
import { messageKinds } from '../../../../shared/items/messages.ts'
import { taskPriorities, taskStatuses, taskTypes } from '../../../../shared/items/tasks.ts'
import { networkCodes } from '../../../../shared/networks.ts'
import { postTypes } from '../../../../shared/posts.ts'
import { industries } from '../../../../shared/public-profiles.ts'
import { type ColumnKind, type CsvSchema, needed, optional } from '../../readers/csv/columns.ts'
import { adColumns, adMeasureColumns, adMoney } from '../ads/columns.ts'

const link = optional('url', 'text', 'https://example.com/1', 'no link')
const rest = (names: readonly string[]) => names.slice(1)
const post = [
  needed('id', 'text', '17841'),
  needed('published_at', 'instant', '2026-11-01T09:30:00Z'),
  optional('text', 'text', 'Winter blend is back', 'no text'),
  link,
  optional('type', postTypes, 'image', 'text'),
] as const
const figure = (name: keyof typeof adMeasureColumns, example: string) => {
  const [own, ...also] = adMeasureColumns[name]
  return optional(own, adMoney.has(name) ? 'number' : 'amount', example, 'the network gave none', also)
}
const about = (name: keyof typeof adColumns, example: string, empty: string, kind: ColumnKind = 'text') =>
  optional(adColumns[name][0], kind, example, empty, rest(adColumns[name]))

export const csvSchemas = {
  'generic-series': {
    id: 'generic-series',
    title: 'Daily figures of a profile',
    row: 'one day',
    columns: [needed('date', 'date', '2026-11-01')],
    measures: 'all',
  },
  'generic-posts': {
    id: 'generic-posts',
    title: 'Posts of a profile',
    row: 'one post, with its figures up to now',
    columns: [...post, optional('labels', 'list', 'Winter blend|Leith', 'no labels')],
    measures: 'all',
  },
  'generic-breakdowns': {
    id: 'generic-breakdowns',
    title: 'Breakdowns of a profile',
    row: 'one part on one date',
    note: '`traffic_source` is for YouTube, `follower_activity` for TikTok with an hour in UTC as its part, `board` for Pinterest, `search_keyword` for Google and `visitor_function` for LinkedIn; the last two are kept by month. All rows of a breakdown and date replace the earlier ones.',
    columns: [needed('date', 'date', '2026-11-01'), needed('breakdown', breakdownKinds, 'search_keyword'), needed('part', 'text', 'Coffee')],
    measures: 'all',
  },
  'generic-reviews': {
    id: 'generic-reviews',
    title: 'Reviews of a profile on Facebook or Google',
    row: 'one review; it has stars or recommends',
    note: 'The sentiment of texts is scored on import. Without a column for replies, the reviews do not count in the response rate.',
    columns: [
      needed('id', 'text', 'r-1'),
      needed('created_at', 'instant', '2026-11-01T09:30:00Z'),
      optional('stars', 'number', '5', 'none given'),
      optional('recommends', 'yes or no', 'yes', 'none given'),
      optional('text', 'text', 'Great coffee', 'a review without words, which has no sentiment'),
      optional('author', 'text', 'Ada', 'not known'),
      optional('reply', 'text', 'Thank you!', 'not answered; without this column and replied_at nothing is known of replies'),
      optional('replied_at', 'instant', '2026-11-02T08:00:00Z', 'not answered'),
      link,
      optional('language', 'text', 'en', 'detected from the text'),
    ],
  },
  'generic-tasks': {
    id: 'generic-tasks',
    title: 'Tasks of a profile group',
    row: 'one task',
    note: "Tasks belong to the profile's group. A task is reopened as often as it is completed, or one time fewer.",
    columns: [
      needed('id', 'text', 't-1'),
      needed('title', 'text', 'Answer the press'),
      needed('created_at', 'instant', '2026-11-01T09:30:00Z'),
      optional('type', taskTypes, 'reply', 'other'),
      optional('priority', taskPriorities, 'high', 'medium'),
      optional('status', taskStatuses, 'completed', 'completed or open, as the times say'),
      optional('assignee', 'text', 'Ada', 'nobody'),
      optional('assignee_id', 'text', 'u-7', 'the assignee by name'),
      optional('due_at', 'instant', '2026-11-03', 'no due date'),
      optional('completed_at', 'instants', '2026-11-02T10:00:00Z', 'never completed'),
      optional('reopened_at', 'instants', '', 'never reopened'),
      optional('about', ['profile', 'none'], 'profile', 'the profile'),
    ],
  },
  'generic-messages': {
    id: 'generic-messages',
    title: 'Messages of the inbox of a profile',
    row: 'one message, in or out',
    note: 'Direct messages of one thread share a conversation. Comments and mentions are answered one by one: an inbound one needs no conversation, an outbound one has the ID of the message it answers. The sentiment of incoming texts is scored.',
    columns: [
      needed('id', 'text', 'm-1'),
      needed('direction', ['inbound', 'outbound'], 'inbound'),
      needed('sent_at', 'instant', '2026-11-01T09:30:00Z'),
      optional('kind', messageKinds, 'direct_message', 'direct_message'),
      optional('conversation', 'text', 'c-1', 'an inbound comment or mention is its own conversation; refused for others'),
      optional('text', 'text', 'Are you open?', 'no text'),
      link,
      optional('author', 'text', 'Ada', 'not known'),
      optional('member', 'text', 'Mara', 'not a team member'),
      optional('member_id', 'text', 'u-1', 'the member by name'),
      optional('automated', 'yes or no', 'no', 'no'),
      optional('spam', 'yes or no', 'no', 'no'),
      optional('hidden', 'yes or no', 'no', 'no'),
      optional('labels', 'list', 'Order|Complaint', 'no labels'),
      optional('closed_at', 'instant', '2026-11-01T12:00:00Z', 'not closed with this message'),
      optional('closed_by', 'text', 'Mara', 'not known'),
    ],
  },
  'generic-ads': {
    id: 'generic-ads',
    title: 'Ads of a profile: accounts, campaigns, ad sets and daily rows',
    row: 'one ad on one day, or its total of several; a row that names nothing is held against the others as their total',
    note: "A row has a date or a date_to, and an ad or its ID. Meta's column names are understood in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish, including `Amount spent (GBP)` with its currency. Google Ads and LinkedIn Campaign Manager are read in German too, TikTok Ads Manager in Portuguese and Spanish. Native exports may list ads, ad sets, campaigns or a whole account, by day, week or month, and by age, gender, country, region, placement, device or hour; several rows then make up one day of an ad. Without IDs an ad is identified by its name within its ad set and campaign. A total row gives the reach of the account, which cannot be summed, and the result reports a difference from its rows. A total of several days is shown on the last of them, in date ranges that contain them all. No day counts twice: a later import of all the days of an earlier one replaces it, and one of only some of them is refused. Names, timezone, currency, status and parents that a file leaves out keep their earlier values.",
    columns: [
      about('date', '2026-11-01', 'date_to says it', 'date or total'),
      about('from', '2026-11-01', 'the day of date_to', 'date or total'),
      about('to', '2026-11-01', 'date says it', 'date or total'),
      about('adId', '23851', 'the ad by name'),
      about('ad', 'Bag on the table', 'the ad by id'),
      about('adSetId', '23850', 'the ad set by name'),
      about('adSet', 'Visited the shop', 'the ad set by id'),
      about('campaignId', '23849', 'the campaign by name'),
      about('campaign', 'Shop, all year', 'the campaign by id'),
      about('objective', 'Sales', 'not known'),
      about('accountId', 'act-1', 'one account of the profile'),
      about('account', 'Northbound UK', 'as it is known, else Imported ads'),
      about('currency', 'GBP', 'the one given with the import, else not known'),
      about('timezone', 'Europe/London', 'as it is known, else that of the profile', 'timezone'),
      about('status', 'active', 'not known'),
      about('resultType', 'Purchases', 'not known'),
      about('bidType', 'Lowest cost', 'not known'),
      about('budget', '24', 'not known', 'amount'),
      about('age', '25-34', 'all ages'),
      about('gender', 'women', 'all genders'),
      about('reach', '812', 'the network gave none; it is never summed', 'amount'),
      figure('spend', '24.10'),
      figure('impressions', '3250'),
      figure('clicksAll', '52'),
      figure('linkClicks', '41'),
      figure('results', '2'),
      figure('conversions', '2'),
      figure('conversionValue', '55'),
      figure('thruplays', '0'),
    ],
  },
  'generic-mentions': {
    id: 'generic-mentions',
    title: 'Mentions of a listener',
    row: 'one mention',
    note: 'The sentiment of texts is scored on import.',
    columns: [
      needed('id', 'text', 'x-1'),
      needed('found_at', 'instant', '2026-11-01T09:30:00Z'),
      needed('source', mentionSources, 'news'),
      optional('text', 'text', 'Best flat white in town', 'no text, and no sentiment'),
      link,
      optional('author', 'text', 'beanthere', 'not known'),
      optional('author_id', 'text', '88', 'the author by name'),
      optional('followers', 'count', '1200', 'not known: not part of potential reach'),
      optional('country', 'text', 'GB', 'not known'),
      optional('language', 'text', 'en', 'detected from the text'),
      optional('engagements', 'count', '14', 'the source gives none'),
      optional('repost', 'yes or no', 'no', 'no'),
      optional('queries', 'list', 'Cold brew', 'the first query of the listener'),
    ],
  },
  'generic-advocates': {
    id: 'generic-advocates',
    title: 'Members of an advocacy group',
    row: 'one advocate',
    columns: [
      needed('id', 'text', 'a-1'),
      needed('name', 'text', 'Mara Okafor'),
      needed('joined_at', 'instant', '2026-01-05'),
      optional('left_at', 'instant', '', 'still a member'),
      optional('picture_url', 'text', '', 'no picture'),
    ],
  },
  'generic-shares': {
    id: 'generic-shares',
    title: 'Shares of advocates',
    row: 'one share of one post, with its figures up to now; advocates come first',
    columns: [
      needed('id', 'text', 's-1'),
      needed('advocate_id', 'text', 'a-1'),
      needed('network', networkCodes, 'linkedin'),
      needed('shared_at', 'instant', '2026-11-01T09:30:00Z'),
      needed('post_id', 'text', '17841'),
      optional('post_text', 'text', 'Winter blend is back', 'no text'),
      optional('post_url', 'text', 'https://example.com/1', 'no link'),
      optional('profile', 'text', 'mara-linkedin', 'one profile of the advocate on that network'),
      optional('followers', 'count', '3900', 'not known: not part of potential reach'),
      optional('clicks', 'count', '12', 'the network gives none'),
      optional('impressions', 'count', '840', 'the network gives none'),
      optional('reactions', 'count', '21', 'the network gives none'),
      optional('comments', 'count', '2', 'the network gives none'),
      optional('reshares', 'count', '1', 'the network gives none'),
      optional('countries', 'countries', 'GB:9|DE:3', 'no countries known'),
    ],
  },
  'generic-page-days': {
    id: 'generic-page-days',
    title: 'Days of a public page: a competitor, or a peer of an industry',
    row: 'one day',
    columns: [needed('date', 'date', '2026-11-01'), needed('followers', 'count', '61300')],
  },
  'generic-page-posts': {
    id: 'generic-page-posts',
    title: 'Posts of a public page: a competitor, or a peer of an industry',
    row: 'one post, with its public figures up to now',
    columns: [...post],
    measures: ['reactions', 'comments', 'shares', 'video_views'],
  },
  'generic-pages': {
    id: 'generic-pages',
    title: 'Public pages of the directory, the peers of industries among them',
    row: 'one page',
    columns: [
      needed('id', 'text', 'fb-kettle-crane'),
      needed('network', networkCodes, 'facebook'),
      needed('name', 'text', 'Kettle & Crane'),
      optional('username', 'text', 'kettlecrane', 'not known'),
      optional('picture_url', 'text', '', 'no picture'),
      optional('profile_url', 'text', 'https://example.com/kettlecrane', 'no link'),
      optional('followers', 'count', '61300', 'not known'),
      optional('brand', 'text', 'kettle-crane', 'a company of its own; pages of one brand are one peer'),
      optional('industry', Object.keys(industries), 'coffee-shops', 'no industry'),
    ],
  },
} as const satisfies Record<string, CsvSchema>

const all: Readonly<Record<string, CsvSchema>> = csvSchemas
/** Null for a native export. */
export const csvSchemaOf = (id: string): CsvSchema | null => all[id] ?? null
