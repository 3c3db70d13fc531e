/** What each real file beside the checkout gives, computed from its cells here and not by the import. */
import { parse } from 'csv-parse/sync'
import type { NetworkCode } from '../../shared/networks.ts'

export type Cells = { readonly before: string[][]; readonly header: string[]; readonly rows: string[][] }
/** The figures of a row by the measure, or of what becomes of it. */
type Figures = Readonly<Record<string, number | null>>
type Cell = (name: string) => string
export type Known = {
  readonly file: string
  readonly network: NetworkCode
  /** null: it is none of what may be imported, and refused */
  readonly rows: {
    /** empty: the row is none */
    readonly key: (cell: Cell) => string
    /** measure to the column that says it */
    readonly columns: Readonly<Record<string, string>>
    /** what is computed from several columns, or from one that is no plain number */
    readonly computed?: (cell: Cell) => Figures
  } | null
  readonly encoding?: 'utf-16le'
  /** the network of a table that does not say it */
  readonly of?: NetworkCode
  /** lines above the header */
  readonly titles?: number
  readonly delimiter?: string
}

const numberOf = (text: string): number | null => (text === '' || text === 'undefined' || text === '-' ? null : Number(text.replace(/,/g, '')))
const iso = (text: string) => {
  const at = Date.parse(`${text} 00:00 UTC`)
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10)
}
/** February 28 to February 27: of two years, whose first ends with December. */
const ofYear = (text: string) => iso(`${text} ${/^(?:Jan|Feb)/.test(text) && text !== 'February 28' ? 2026 : 2025}`)
const only = (figures: Figures): Figures => Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== null))

const named = (name: string) => (cell: Cell) => cell(name)
const dayOfYear = (cell: Cell) => ofYear(cell('Date'))

const meta = (file: string, measure: string, of?: NetworkCode): Known => ({
  file: `meta_business_suite/${file}.csv`,
  network: 'facebook',
  encoding: 'utf-16le',
  titles: 2,
  ...(of ? { of } : {}),
  rows: { key: (cell) => cell('Date').slice(0, 10), columns: { [measure]: 'Primary' } },
})

const tiktokContent = (file: string): Known => ({
  file,
  network: 'tiktok',
  rows: {
    key: (cell) => cell('Video link').split('/video/')[1] ?? '',
    columns: { video_views: 'Total views', impressions: 'Total views', reactions: 'Total likes', comments: 'Total comments', shares: 'Total shares' },
  },
})

/** What X tells of a day and of a post alike. */
const xColumns = {
  impressions: 'Impressions',
  engagements: 'Engagements',
  reactions: 'Likes',
  comments: 'Replies',
  shares: 'Reposts',
  saves: 'Bookmarks',
  profile_visits: 'Profile visits',
}

export const known: readonly Known[] = [
  meta('Follows', 'followers_gained', 'facebook'),
  meta('Interactions', 'engagements', 'facebook'),
  meta('Reach', 'reach'),
  meta('Views', 'impressions', 'facebook'),
  meta('Visits', 'profile_visits'),
  {
    file: 'meta_business_suite/facebook_posts_content_export.csv',
    network: 'facebook',
    rows: {
      key: named('Post ID'),
      columns: {
        impressions: 'Views',
        reach: 'Reach',
        reactions: 'Reactions',
        comments: 'Comments',
        shares: 'Shares',
        clicks: 'Total clicks',
      },
      computed: (cell) => {
        const others = Number(cell('Other Clicks')) + Number(cell('Matched Audience Targeting Consumption (Photo Click)'))
        return {
          watch_time_min: Number(cell('Seconds viewed')) > 0 ? Number(cell('Seconds viewed')) / 60 : null,
          // what the other kinds of clicks leave
          link_clicks: Number(cell('Total clicks')) - others,
        }
      },
    },
  },
  {
    file: 'x/x_account_overview.csv',
    network: 'twitter',
    rows: {
      key: (cell) => iso(cell('Date').replace(/^\w+, /, '')),
      columns: { ...xColumns, followers_gained: 'New follows', followers_lost: 'Unfollows', video_views: 'Video views' },
    },
  },
  { file: 'x/x_content.csv', network: 'twitter', rows: { key: named('Post id'), columns: { ...xColumns, link_clicks: 'Url clicks' } } },
  {
    file: 'linkedin/linkedin_page_content_metrics.csv',
    network: 'linkedin',
    rows: {
      key: named('Date'),
      columns: {
        impressions: 'Impressions (total)',
        impressions_organic: 'Impressions (organic)',
        impressions_paid: 'Impressions (sponsored)',
        reach: 'Unique impressions (organic)',
        clicks: 'Clicks (total)',
        link_clicks: 'Clicks (total)',
        reactions: 'Reactions (total)',
        comments: 'Comments (total)',
        shares: 'Reposts (total)',
      },
      computed: (cell) => ({
        engagements: ['Reactions', 'Comments', 'Reposts', 'Clicks'].reduce((sum, name) => sum + (numberOf(cell(`${name} (total)`)) ?? 0), 0),
      }),
    },
  },
  { file: 'linkedin/linkedin_page_followers.csv', network: 'linkedin', rows: { key: named('Date'), columns: { followers_gained: 'Total followers' } } },
  tiktokContent('tiktok/tiktok_Content_1.csv'),
  tiktokContent('tiktok/tiktok_Content_2.csv'),
  { file: 'tiktok/tiktok_FollowerHistory.csv', network: 'tiktok', rows: { key: dayOfYear, columns: { followers: 'Followers' } } },
  {
    file: 'tiktok/tiktok_Overview.csv',
    network: 'tiktok',
    rows: {
      key: dayOfYear,
      columns: {
        video_views: 'Video Views',
        impressions: 'Video Views',
        profile_visits: 'Profile Views',
        reactions: 'Likes',
        comments: 'Comments',
        shares: 'Shares',
      },
    },
  },
  { file: 'tiktok/tiktok_Viewers.csv', network: 'tiktok', rows: { key: dayOfYear, columns: { reach: 'Total Viewers' } } },
  {
    file: 'youtube/content_table.csv',
    network: 'youtube',
    rows: {
      // the last line says how many there are
      key: (cell) => (cell('Content') === 'Showing top 500 results' ? '' : cell('Content')),
      columns: { video_views: 'Views', followers_gained: 'Subscribers', thumb_impressions: 'Impressions' },
      computed: (cell) => {
        const [shown, rate, hours] = ['Impressions', 'Impressions click-through rate (%)', 'Watch time (hours)'].map((name) => numberOf(cell(name)))
        return {
          watch_time_min: typeof hours === 'number' ? hours * 60 : null,
          thumb_clicks: typeof shown === 'number' && typeof rate === 'number' ? (shown * rate) / 100 : null,
        }
      },
    },
  },
  {
    // a table of videos stands beside that of days
    file: 'youtube/dates_table.csv',
    network: 'youtube',
    rows: {
      key: (cell) => iso(cell('Date')),
      columns: { video_views: 'Views' },
      computed: (cell) => {
        const hours = numberOf(cell('Watch time (hours)'))
        return { watch_time_min: hours === null ? null : hours * 60 }
      },
    },
  },
  { file: 'youtube/subscription_status_chart.csv', network: 'youtube', rows: null },
  {
    file: 'facebook_ads_kag.csv',
    network: 'facebook',
    rows: {
      key: named('ad_id'),
      columns: { spend: 'Spent', impressions: 'Impressions', clicksAll: 'Clicks', results: 'Total_Conversion', conversions: 'Approved_Conversion' },
    },
  },
  { file: 'facebook_metrics.csv', network: 'facebook', delimiter: ';', rows: null },
  { file: 'reviews_google_play.csv', network: 'google', rows: { key: named('review_id'), columns: { stars: 'rating' } } },
  {
    file: 'support_messages_twcs.csv',
    network: 'twitter',
    rows: {
      key: (cell) => cell('tweet_id').replace(/\.0$/, ''),
      columns: {},
      computed: (cell) => ({ inbound: cell('inbound').toLowerCase() === 'true' ? 1 : 0 }),
    },
  },
]

export function cellsOf({ encoding, titles = 0, delimiter = ',' }: Known, bytes: Uint8Array): Cells {
  const text = new TextDecoder(encoding ?? 'utf-8').decode(bytes)
  const lines: string[][] = parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true })
  const [header = [], ...rows] = lines.slice(titles)
  return { before: lines.slice(0, titles), header, rows }
}

/** By key; rows that cannot be told apart by it, or have a word for a figure, are left out. */
export function figuresOf({ rows: known }: Known, { header, rows }: Pick<Cells, 'header' | 'rows'>): Map<string, Figures> {
  // of two columns of one name the first
  const at = new Map(header.map((name, index): [string, number] => [name, index]).toReversed())
  const found = new Map<string, Figures>()
  if (!known) return found
  for (const cells of rows) {
    if (cells.length <= 1) continue
    const cell = (name: string) => (cells[at.get(name) ?? -1] ?? '').trim()
    const said = Object.entries(known.columns).map(([measure, column]): [string, number | null] => [measure, numberOf(cell(column))])
    if (known.key(cell) !== '') found.set(known.key(cell), only({ ...Object.fromEntries(said), ...known.computed?.(cell) }))
  }
  return found
}
