/** What the industry benchmark shows, and by what its figures are cut. */
import { tagsOf } from '../../../hashtags.ts'
import { messages } from '../../../messages.ts'
import { networks, tabDisplay } from '../../../networks.ts'
import { postTypeDisplay } from '../../../posts.ts'
import type { PageEntry } from '../../kits/public-profiles/entries.ts'
import type { Dimension } from '../../language/items/dimension.ts'
import type { ItemSection } from '../../language/items/section.ts'
import type { benchmarkMetrics } from './metrics.ts'

export const empty = messages.empty.block

export const dimensions = {
  type: { title: 'Type', of: (entry) => (entry.kind === 'post' ? [{ key: entry.post.type, label: postTypeDisplay[entry.post.type] }] : []) },
  channel: {
    title: 'Network',
    of: ({ page: { network } }) => [{ key: network, label: networks[network].display, color: `n-${network}`, badge: { network, name: tabDisplay(network) } }],
  },
  tag: { title: 'Hashtag', of: (entry) => (entry.kind === 'post' ? [...tagsOf(entry.post.text)].map((tag) => ({ key: tag, label: `#${tag}` })) : []) },
} as const satisfies Record<string, Dimension<PageEntry>>

export type Section = ItemSection<PageEntry, keyof typeof benchmarkMetrics, keyof typeof dimensions>

export const sections: readonly Section[] = [
  {
    key: 'er',
    title: 'Engagement rate',
    subTitle: 'Per {bucket}, by followers: your profiles, the industry median and quartiles',
    width: 12,
    empty,
    blocks: [{ kind: 'line', key: 'lines', metrics: ['er_own', 'er_median', 'er_p25', 'er_p75'] }],
  },
  {
    key: 'engagement',
    title: 'Engagements per post',
    topic: 'engagement',
    subTitle: 'Per {bucket}',
    width: 12,
    empty,
    blocks: [{ kind: 'column', key: 'two', metrics: ['per_post_own', 'per_post_median'] }],
  },
  {
    key: 'publishing',
    title: 'Posts per day',
    topic: 'publishing',
    subTitle: 'Per {bucket}',
    width: 8,
    empty,
    blocks: [{ kind: 'column', key: 'two', metrics: ['per_day_own', 'per_day_median'] }],
  },
  {
    key: 'growth',
    title: 'Follower growth',
    width: 4,
    empty,
    blocks: [{ kind: 'bar', key: 'stats', metrics: ['growth_own', 'growth_p25', 'growth_median', 'growth_p75'] }],
  },
  {
    key: 'types',
    title: 'Post types',
    subTitle: 'Each peer weighs the same',
    width: 12,
    empty,
    blocks: [
      { kind: 'bar', key: 'own', title: 'Your profiles', metric: 'type_own', dimension: 'type' },
      { kind: 'bar', key: 'industry', title: 'Industry', metric: 'type_peers', dimension: 'type' },
      {
        kind: 'table',
        key: 'difference',
        title: 'Difference',
        rows: 'type',
        columns: ['type_own', 'type_peers', 'type_difference'],
        sortBy: 'type_peers',
        footer: false,
      },
    ],
  },
  {
    key: 'times',
    title: 'When the industry posts',
    subTitle: 'Share of peer posts by weekday and hour, in {zone}; each peer weighs the same',
    width: 12,
    empty,
    blocks: [{ kind: 'heatmap', key: 'times', metric: 'times', itemsLabel: 'posts' }],
  },
  {
    key: 'networks',
    title: 'By network',
    width: 12,
    empty,
    blocks: (
      [
        ['er', 'Engagement rate per post'],
        ['per_post', 'Engagements per post'],
        ['per_day', 'Posts per day'],
        ['growth', 'Follower growth'],
      ] as const
    ).map(([id, title]) => ({
      kind: 'table',
      key: id,
      title,
      rows: 'channel',
      columns: [`${id}_own`, `${id}_p25`, `${id}_median`, `${id}_p75`, `${id}_rank`, `${id}_vs`],
      sortBy: `${id}_own`,
      footer: false,
    })),
  },
  {
    key: 'hashtags',
    title: 'Industry hashtags',
    topic: 'content',
    subTitle: 'Of the posts of the peers',
    width: 12,
    empty,
    blocks: [
      {
        kind: 'hashtags',
        key: 'tags',
        text: (entry) => (entry.kind === 'post' && !entry.page.own ? entry.post.text : ''),
        engagements: (entry) => (entry.kind === 'post' ? entry.engagements : null),
      },
      {
        kind: 'table',
        key: 'peers',
        rows: 'tag',
        columns: ['peers_using', 'peer_posts'],
        sortBy: 'peers_using',
        thenBy: ['peer_posts'],
        limit: 30,
        footer: false,
      },
    ],
  },
]
