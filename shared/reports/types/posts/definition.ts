import { messages } from '../../../messages.ts'
import type { ReportDefinition } from '../../language/daily.ts'
import { maxListedPosts } from '../../limits.ts'
import { manifest } from './manifest.ts'

const tableColumns = ['impressions', 'reach', 'engagements', 'er_impressions', 'link_clicks', 'video_views'] as const

/** Post performance: all that the posts published in the range ever got. The best and the lowest are cards; the table is of all. */
export const posts = {
  ...manifest,
  basis: 'lifetime',
  summary: ['posts_published', 'impressions', 'reach', 'engagements', 'er_impressions', 'eng_per_post', 'link_clicks', 'video_views'],
  sections: [
    {
      key: 'published',
      title: 'Published posts',
      topic: 'publishing',
      opens: true,
      subTitle: 'Per {bucket}',
      basis: 'lifetime',
      tabs: 'all',
      span: 12,
      empty: messages.empty.posts,
      blocks: [
        { kind: 'column', key: 'by_network', tabs: 'cross_channel', metric: 'posts_published', dimension: 'entity' },
        { kind: 'column', key: 'by_type', tabs: 'network', metric: 'posts_published', dimension: 'type' },
      ],
    },
    {
      key: 'engagement',
      title: 'Engagements by publish date',
      topic: 'engagement',
      opens: true,
      subTitle: 'Per {bucket}, by part',
      basis: 'lifetime',
      tabs: 'all',
      span: 12,
      empty: messages.empty.posts,
      blocks: [{ kind: 'column', key: 'parts', parts: 'engagements' }],
    },
    {
      key: 'by_type',
      title: 'Performance by post type',
      basis: 'lifetime',
      tabs: 'all',
      span: 12,
      empty: messages.empty.posts,
      blocks: [
        { kind: 'bar', key: 'bars', title: 'Engagements per post', metric: 'eng_per_post', dimension: 'type' },
        { kind: 'table', key: 'rows', of: 'types', columns: ['posts_published', 'engagements', 'eng_per_post', 'er_impressions'] },
      ],
    },
    {
      key: 'by_label',
      title: 'Performance by label',
      topic: 'content',
      subTitle: 'A post with two labels counts in both rows, once in the last',
      basis: 'lifetime',
      tabs: 'all',
      span: 12,
      empty: messages.empty.posts,
      blocks: [{ kind: 'table', key: 'rows', of: 'labels', columns: ['posts_published', 'impressions', 'engagements', 'eng_per_post', 'er_impressions'] }],
    },
    {
      key: 'best_time',
      title: 'Best time to post',
      subTitle: 'Engagements per post by weekday and hour, {zone}',
      basis: 'lifetime',
      tabs: 'all',
      span: 12,
      empty: messages.empty.posts,
      blocks: [{ kind: 'heatmap', key: 'cells' }],
    },
    {
      key: 'hashtags',
      title: 'Hashtags',
      topic: 'content',
      subTitle: 'Size by posts. Colour by engagements per post',
      basis: 'lifetime',
      tabs: 'all',
      span: 12,
      blocks: [{ kind: 'hashtags', key: 'tags' }],
    },
    {
      key: 'top_posts',
      title: 'Top posts',
      topic: 'content',
      subTitle: '{shown} of {posts} posts, by engagements',
      basis: 'lifetime',
      tabs: 'all',
      span: 12,
      empty: messages.empty.posts,
      blocks: [{ kind: 'posts', key: 'grid', order: 'top', limit: 8, figures: ['engagements', 'er_impressions', 'impressions', 'reach'] }],
    },
    {
      key: 'worst_posts',
      title: 'Lowest posts',
      topic: 'content',
      subTitle: '{shown} of {posts} posts, lowest engagements first',
      basis: 'lifetime',
      tabs: 'all',
      span: 12,
      empty: messages.empty.posts,
      blocks: [{ kind: 'posts', key: 'grid', order: 'worst', limit: 8, figures: ['engagements', 'er_impressions', 'impressions', 'reach'] }],
    },
    {
      key: 'all_posts',
      title: 'Posts',
      topic: 'content',
      subTitle: '{shown} of {posts} posts, newest first; the CSV export holds all',
      basis: 'lifetime',
      tabs: 'all',
      span: 12,
      empty: messages.empty.posts,
      blocks: [{ kind: 'table', key: 'rows', of: 'posts', order: 'newest', limit: maxListedPosts, columns: tableColumns, detailed: true, footer: true }],
    },
  ],
} as const satisfies ReportDefinition

export { posts as definition }
