/** Figures of the competitor report: own ones for the tiles, medians over pages for the table, and flows for the charts. */

import type { PageEntry } from '../../kits/public-profiles/entries.ts'
import { isPost, ofDays, ofPosts, ownTerms, type PageFigure, pageFigures } from '../../kits/public-profiles/figures.ts'
import { engagementRate, indexed, medianOfPages, ofOnePage, ofOwn, ownIn, rank } from '../../kits/public-profiles/values.ts'
import type { ItemMetric } from '../../language/items/metric.ts'

type Metric = ItemMetric<PageEntry>

const { followers, net_growth, growth_pct, posts, posts_per_day, public_engagements, eng_per_post, er_followers_post } = pageFigures

const own = ({ has = () => true, basis, ...metric }: Metric & Pick<PageFigure, 'sides'>): Metric => ({
  ...metric,
  ...ownTerms(metric),
  value: ofOwn(metric.value),
  has: (entry, at) => entry.page.own && has(entry, at),
  ...(basis ? { basis: (found, interval) => basis(ownIn(found), interval) } : {}),
})
/** Of one page its own figure, of several the middle one. */
const ofPages = (metric: Metric): Metric => ({
  ...metric,
  class: metric.class === 'STOCK' ? 'STOCK' : 'ORDER',
  ...(metric.class === 'FLOW' || metric.class === 'DELTA' ? { growsWithDays: true } : {}),
  value: medianOfPages(metric.value),
  comparedAlone: true,
  rule: 'Each page has its own figure; the last row is their median, never their sum.',
})

export const competitorMetrics = {
  own_followers: { ...own(followers), theme: { id: 'audience', place: 2 } },
  own_growth_pct: { ...own(growth_pct), theme: { id: 'audience', place: 3 }, countedBy: null },
  own_posts: { ...own(posts), theme: { id: 'publishing', place: 1 } },
  own_public_engagements: { ...own(public_engagements), theme: { id: 'engagement', place: 1 }, countedBy: { by: 'own_posts' } },
  own_er_followers_post: { ...own(er_followers_post), theme: { id: 'engagement_rate', place: 4 }, countedBy: { by: 'own_posts', rate: true } },
  rank: {
    class: 'MEAN',
    only: isPost,
    value: rank(engagementRate),
    noun: ofPosts,
    rule: 'A rank: recomputed for every period, never averaged; its change is in places.',
    title: 'Rank by engagement rate',
    unit: 'count',
    polarity: 'lower',
    formula: '1 + competitors with a higher engagement rate per post.',
    definition: 'Where your profiles together rank among the competitors; 1 is the highest rate. Competitors without a rate are not counted.',
    theme: { id: 'engagement_rate', place: 5 },
    countedBy: { by: 'own_posts' },
  },
  page_followers: ofPages(followers),
  page_net_growth: ofPages(net_growth),
  // eight columns beside a name: short heads
  page_growth_pct: ofPages({ ...growth_pct, label: 'Growth' }),
  page_posts: ofPages(posts),
  page_posts_per_day: ofPages(posts_per_day),
  page_public_engagements: ofPages({ ...public_engagements, label: 'Engagements' }),
  page_eng_per_post: ofPages({ ...eng_per_post, label: 'Eng. per post' }),
  page_er: ofPages({ ...er_followers_post, label: 'ER per post' }),
  followers: { ...followers, value: ofOnePage(followers.value) },
  index: {
    class: 'STOCK',
    value: ofOnePage(indexed),
    noun: ofDays,
    title: 'Followers, indexed',
    unit: 'ratio',
    polarity: 'higher',
    formula: 'Followers ÷ followers on the first common day × 100.',
    definition: 'How pages of different sizes grew compared with each other. The first day on which every page has a figure is 100.',
  },
  growth_pct,
  public_engagements,
  er_followers_post,
  posts,
  typed_posts: { ...posts, only: isPost, label: 'Posts' },
} as const satisfies Record<string, Metric>
