import { formatDate } from '../../../dates/index.ts'
import { followerSource, postSource } from '../../../items/public-profiles.ts'
import { messages } from '../../../messages.ts'
import { postTypeDisplay } from '../../../posts.ts'
import { daysLookedAt, pageDays } from '../../kits/public-profiles/daily.ts'
import { leadDays, type PageEntry, pageEntries, pagesOf } from '../../kits/public-profiles/entries.ts'
import { ofPosts } from '../../kits/public-profiles/figures.ts'
import { itemReport } from '../../language/items/definition.ts'
import type { Dimension } from '../../language/items/dimension.ts'
import type { ItemSection } from '../../language/items/section.ts'
import { fitPages } from './fit.ts'
import { manifest } from './manifest.ts'
import { competitorMetrics } from './metrics.ts'

const empty = messages.empty.block

const dimensions = {
  type: { title: 'Type', of: (entry) => (entry.kind === 'post' ? [{ key: entry.post.type, label: postTypeDisplay[entry.post.type] }] : []) },
} as const satisfies Record<string, Dimension<PageEntry>>

type Section = ItemSection<PageEntry, keyof typeof competitorMetrics, keyof typeof dimensions>

const before: readonly Section[] = [
  {
    key: 'audience',
    title: 'Followers',
    topic: 'audience',
    subTitle: 'At the end of each {bucket}; indexed: 100 on the first common day',
    width: 12,
    empty,
    blocks: [
      { kind: 'line', key: 'followers', title: 'Followers', metric: 'followers', dimension: 'profile' },
      { kind: 'line', key: 'indexed', title: 'Indexed', metric: 'index', dimension: 'profile' },
    ],
  },
  {
    key: 'audience_growth',
    title: 'Follower growth',
    topic: 'audience',
    width: 4,
    empty,
    blocks: [{ kind: 'bar', key: 'pages', metric: 'growth_pct', dimension: 'profile' }],
  },
  {
    key: 'engagement',
    title: 'Engagements',
    topic: 'engagement',
    subTitle: 'Per {bucket} of the post',
    width: 8,
    empty,
    blocks: [{ kind: 'column', key: 'pages', metric: 'public_engagements', dimension: 'profile' }],
  },
  {
    key: 'er',
    title: 'Engagement rate per post',
    subTitle: "Of followers on each post's day",
    width: 8,
    empty,
    blocks: [{ kind: 'bar', key: 'pages', metric: 'er_followers_post', dimension: 'profile' }],
  },
  {
    key: 'share',
    title: 'Share of engagement',
    width: 4,
    empty,
    blocks: [{ kind: 'donut', key: 'pages', metric: 'public_engagements', dimension: 'profile', totalLabel: 'Engagements' }],
  },
  {
    key: 'publishing',
    title: 'Posts',
    topic: 'publishing',
    subTitle: 'Per {bucket}',
    width: 12,
    empty,
    blocks: [{ kind: 'column', key: 'pages', metric: 'posts', dimension: 'profile' }],
  },
  {
    key: 'types',
    title: 'Post types',
    subTitle: "Share of each page's posts; the number counts its posts",
    width: 12,
    empty,
    blocks: [{ kind: 'bar', key: 'pages', metric: 'typed_posts', dimension: 'profile', stack: 'type' }],
  },
]

/** Competitor analysis: a profile beside the pages it is held against, all from what anybody can see. */
export const competitor = itemReport(manifest, {
  noun: ofPosts,
  counts: (entry) => entry.kind === 'post',
  basis: 'All-time results of posts published in these dates; followers by day',
  load: async (read, request, { pages }) => {
    const [days, posts] = await Promise.all([read(followerSource, { before: leadDays }), read(postSource)])
    return pageEntries({ pages, days, posts, request })
  },
  at: (entry) => (entry.kind === 'page' ? null : entry.at),
  profileOf: (entry) => (entry.kind === 'page' ? entry.profileId : entry.page.id),
  fromNetworks: true,
  knownBy: ['posts'],
  lookedAt: daysLookedAt,
  daily: pageDays(({ name }) => name),
  days: "Followers by network days, posts by publishing time in the report's timezone.",
  metrics: competitorMetrics,
  dimensions,
  summary: ['own_followers', 'own_growth_pct', 'own_posts', 'own_public_engagements', 'own_er_followers_post', 'rank'],
  sections: before,
  fit: (entries) => fitPages(entries, before),
  notes: (entries, { dateFrom }) =>
    pagesOf(entries).flatMap(({ page: { own, name, since, state }, hidesLikes }) => [
      ...(!own && since !== null && since > dateFrom && state !== 'waiting' ? [messages.competitors.since(name, formatDate(since))] : []),
      ...(state === 'lost' ? [messages.competitors.lost(name)] : []),
      ...(hidesLikes ? [messages.competitors.hidden(name)] : []),
    ]),
  authorNotes: (entries) => (pagesOf(entries).some(({ page }) => page.state === 'waiting') ? [messages.competitorReport.analyzing] : []),
})
export { competitor as definition }
