import { formatDate } from '../../dates/index.ts'
import { followerSource, postSource } from '../../items/pages.ts'
import { messages } from '../../messages.ts'
import { postTypeDisplay } from '../../posts.ts'
import type { Cut } from '../items/cut.ts'
import { itemReport } from '../items/definition.ts'
import type { ItemMetric } from '../items/metric.ts'
import type { ItemBlock, ItemColumn, ItemSection } from '../items/section.ts'
import { pageDays } from '../pages/daily.ts'
import { leadDays, type PageEntry, pageEntries, pagesOf } from '../pages/entries.ts'
import { atPosts, ofPosts } from '../pages/figures.ts'
import { head } from './head.ts'
import { competitorMetrics } from './metrics.ts'

const empty = messages.empty.block

const cuts = {
  type: { title: 'Type', of: (entry) => (entry.kind === 'post' ? [{ key: entry.post.type, label: postTypeDisplay[entry.post.type] }] : []) },
} as const satisfies Record<string, Cut<PageEntry>>

type Section = ItemSection<PageEntry, keyof typeof competitorMetrics, keyof typeof cuts>

const top = 5
const columns: readonly ItemColumn<PageEntry>[] = [
  {
    column: { key: 'post', value: 'Post', sortable: false, sticky: true, image: true },
    cell: (entry) => {
      if (entry.kind !== 'post') return { type: 'long-text', value: null }
      const { text, url, media, type } = entry.post
      return { type: 'long-text', value: text || null, url, picture_url: media[0]?.picture_url ?? null, description: postTypeDisplay[type] }
    },
  },
  { column: { key: 'published', value: 'Published' }, cell: ({ ...entry }) => ({ type: 'date', value: entry.kind === 'post' ? entry.at : null }) },
  {
    column: {
      key: 'engagements',
      value: 'Public engagements',
      passport: 'page_post_engagements',
      unit: 'count',
      polarity: 'higher',
      align: 'right',
      sort_order: 'desc',
    },
    cell: (entry) => ({ type: 'number', value: entry.kind === 'post' ? entry.engagements : null, unit: 'count' }),
  },
  {
    column: { key: 'rate', value: 'ER by followers', passport: 'page_post_rate', unit: 'percent', polarity: 'higher', align: 'right' },
    cell: (entry) => ({ type: 'number', value: rateOf(entry), unit: 'percent' }),
  },
]

function rateOf(entry: PageEntry): number | null {
  return entry.kind === 'post' && entry.engagements !== null && entry.followers ? (entry.engagements / entry.followers) * 100 : null
}

const got = (entry: PageEntry) => (entry.kind === 'post' ? (entry.engagements ?? -1) : -1)
/** Level ones, as of a page that hides its likes: the latest first. */
function byEngagements(a: PageEntry, b: PageEntry): number {
  if (a.kind !== 'post' || b.kind !== 'post') return 0
  return got(b) - got(a) || (a.at === b.at ? (a.post.id < b.post.id ? -1 : 1) : a.at < b.at ? 1 : -1)
}

const before: readonly Section[] = [
  {
    key: 'audience',
    title: 'Followers',
    subTitle: 'At the end of each {bucket}; indexed: 100 on the first common day',
    width: 12,
    empty,
    blocks: [
      { kind: 'line', key: 'followers', title: 'Followers', metric: 'followers', cut: 'profile' },
      { kind: 'line', key: 'indexed', title: 'Indexed', metric: 'index', cut: 'profile' },
    ],
  },
  {
    key: 'audience_growth',
    title: 'Follower growth',
    width: 4,
    empty,
    blocks: [{ kind: 'bar', key: 'pages', metric: 'growth_pct', cut: 'profile' }],
  },
  {
    key: 'engagement',
    title: 'Engagements',
    subTitle: 'Per {bucket} of the post',
    width: 8,
    empty,
    blocks: [{ kind: 'column', key: 'pages', metric: 'public_engagements', cut: 'profile' }],
  },
  {
    key: 'er',
    title: 'Engagement rate per post',
    subTitle: "Of followers on each post's day",
    width: 8,
    empty,
    blocks: [{ kind: 'bar', key: 'pages', metric: 'er_followers_post', cut: 'profile' }],
  },
  {
    key: 'share',
    title: 'Share of engagement',
    width: 4,
    empty,
    blocks: [{ kind: 'donut', key: 'pages', metric: 'public_engagements', cut: 'profile', totalLabel: 'Engagements' }],
  },
  {
    key: 'publishing',
    title: 'Posts',
    subTitle: 'Per {bucket}',
    width: 12,
    empty,
    blocks: [{ kind: 'column', key: 'pages', metric: 'posts', cut: 'profile' }],
  },
  {
    key: 'types',
    title: 'Post types',
    subTitle: 'Share of the posts of each page; the number is that of its posts',
    width: 12,
    empty,
    blocks: [{ kind: 'bar', key: 'pages', metric: 'typed_posts', cut: 'profile', stack: 'type' }],
  },
]

const isPost = (entry: PageEntry): boolean => entry.kind === 'post'

/** Blocks that stand once a page: what they count is placed for that page alone. */
function fit(entries: readonly PageEntry[]) {
  const pages = pagesOf(entries)
    .map(({ page }) => page)
    .filter(({ state }) => state !== 'waiting')
    .sort((a, b) => Number(b.own) - Number(a.own) || a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
  const metrics: Record<string, ItemMetric<PageEntry>> = { ...competitorMetrics }
  const blocks = pages.map(({ id, name }, index) => {
    metrics[`posts_${index}`] = { ...competitorMetrics.posts, title: `${competitorMetrics.posts.title} of ${name || id}`, at: atPosts, profile: id }
    const of = (kind: string) => ({ key: `${kind}_${index}`, title: name || id })
    return {
      times: { kind: 'heatmap', ...of('times'), metric: `posts_${index}`, itemsLabel: 'posts' },
      posts: { kind: 'table', ...of('posts'), rows: 'items', profile: id, keep: isPost, order: byEngagements, limit: top, columns },
      tags: {
        kind: 'hashtags',
        ...of('tags'),
        profile: id,
        text: (entry) => (entry.kind === 'post' ? entry.post.text : ''),
        engagements: (entry) => (entry.kind === 'post' ? entry.engagements : null),
      },
    } as const satisfies Record<string, ItemBlock<PageEntry, string, string>>
  })
  const comparison: ItemSection<PageEntry> = {
    key: 'comparison',
    title: 'Comparison',
    subTitle: 'Your own first. The last row is the median of the pages',
    width: 12,
    empty,
    blocks: [
      {
        kind: 'table',
        key: 'pages',
        rows: 'profile',
        columns: [
          'page_followers',
          'page_net_growth',
          'page_growth_pct',
          'page_posts',
          'page_posts_per_day',
          'page_public_engagements',
          'page_eng_per_post',
          'page_er',
        ],
        sortBy: 'page_followers',
        first: new Set(pages.flatMap(({ own, id }) => (own ? [id] : []))),
        footer: 'Median',
      },
    ],
  }
  const each = (key: string, title: string, subTitle: string, of: (all: (typeof blocks)[number]) => ItemBlock<PageEntry, string, string>) =>
    ({ key, title, subTitle, width: 12, empty, blocks: blocks.map(of) }) satisfies ItemSection<PageEntry>
  return {
    metrics,
    sections: [
      comparison,
      ...before,
      each('times', 'When they post', 'Posts by weekday and hour, in {zone}', ({ times }) => times),
      each('top_posts', 'Top posts', `The ${top} posts of each page with the most public engagements`, ({ posts }) => posts),
      each('hashtags', 'Hashtags', 'Of the posts of each page', ({ tags }) => tags),
    ],
  }
}

/** Competitor analysis (metrics.md 5.5): a profile beside the pages it is held against, all from what anybody can see. */
export const competitor = itemReport(head, {
  noun: ofPosts,
  counts: (entry) => entry.kind === 'post',
  basis: 'Lifetime figures of posts published in the range; followers by day',
  load: async (read, request, { pages }) => {
    const [days, posts] = await Promise.all([read(followerSource, { before: leadDays }), read(postSource)])
    return pageEntries({ pages, days, posts, request })
  },
  at: (entry) => (entry.kind === 'page' ? null : entry.at),
  profileOf: (entry) => (entry.kind === 'page' ? entry.profileId : entry.page.id),
  fromNetworks: true,
  daily: pageDays(({ name }) => name),
  days: 'Followers by the days of the network, posts by the time they were published in the zone of the report.',
  metrics: competitorMetrics,
  cuts,
  summary: ['own_followers', 'own_growth_pct', 'own_posts', 'own_public_engagements', 'own_er_followers_post', 'rank'],
  sections: before,
  fit,
  notes: (entries, { dateFrom }) => {
    const pages = pagesOf(entries)
    return [
      ...(pages.some(({ page }) => page.state === 'waiting') ? [messages.competitors.analyzing] : []),
      ...pages.flatMap(({ page: { own, name, since, state }, hidesLikes }) => [
        ...(!own && since !== null && since > dateFrom && state !== 'waiting' ? [messages.competitors.since(name, formatDate(since))] : []),
        ...(state === 'lost' ? [messages.competitors.lost(name)] : []),
        ...(hidesLikes ? [messages.competitors.hidden(name)] : []),
      ]),
    ]
  },
})
export { competitor as definition }
