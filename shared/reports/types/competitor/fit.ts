/** What stands once for every page of the report, and the table in which they stand beside each other. */
import { messages } from '../../../messages.ts'
import { postTypeDisplay } from '../../../posts.ts'
import { type PageEntry, pagesOf } from '../../kits/public-profiles/entries.ts'
import { isPost } from '../../kits/public-profiles/figures.ts'
import type { ItemMetric } from '../../language/items/metric.ts'
import type { ItemBlock, ItemColumn, ItemSection } from '../../language/items/section.ts'
import { competitorMetrics } from './metrics.ts'

const empty = messages.empty.block
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
  { column: { key: 'published', value: 'Published' }, cell: (entry) => ({ type: 'date', value: entry.kind === 'post' ? entry.at : null }) },
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

/** Blocks that stand once a page, after those of all: what they count is placed for that page alone. */
export function fitPages(entries: readonly PageEntry[], ofAll: readonly ItemSection<PageEntry>[]) {
  const pages = pagesOf(entries)
    .map(({ page }) => page)
    .filter(({ state }) => state !== 'waiting')
    .sort((a, b) => Number(b.own) - Number(a.own) || a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
  const metrics: Record<string, ItemMetric<PageEntry>> = { ...competitorMetrics }
  const blocks = pages.map(({ id, name }, index) => {
    metrics[`posts_${index}`] = { ...competitorMetrics.posts, title: `${competitorMetrics.posts.title} of ${name || id}`, only: isPost, profile: id }
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
    subTitle: 'Your profile first. The last row is the median of the pages',
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
      ...ofAll,
      each('times', 'When they post', 'Posts by weekday and hour, in {zone}', ({ times }) => times),
      { ...each('top_posts', 'Top posts', `The ${top} posts of each page with the most public engagements`, ({ posts }) => posts), topic: 'content' as const },
      { ...each('hashtags', 'Hashtags', 'Of the posts of each page', ({ tags }) => tags), topic: 'content' as const },
    ],
  }
}
