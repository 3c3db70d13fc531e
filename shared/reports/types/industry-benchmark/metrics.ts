/** Figures of the benchmark: each own figure with the median, the quartiles and the rank among peers (docs/metrics.md#competitors-and-benchmark). */
import { share } from '../../../metrics/share.ts'
import type { PageEntry } from '../../kits/public-profiles/entries.ts'
import { isPost, ofPosts, ownTerms, type PageFigure, pageFigures } from '../../kits/public-profiles/figures.ts'
import { type Found, ofOwn, ofPeers, ownIn, percentileRank, postsIn, versusMedian } from '../../kits/public-profiles/values.ts'
import type { ItemMetric } from '../../language/items/metric.ts'

type Metric = ItemMetric<PageEntry>

const isPeerPost = ({ kind, page }: PageEntry) => kind === 'post' && !page.own

function stat(figure: PageFigure, percent: number, name: string): Metric {
  const { basis } = figure
  return {
    ...figure,
    class: 'ORDER',
    value: ofPeers(figure.value, percent),
    has: (entry) => !entry.page.own && (figure.has?.(entry) ?? true),
    ...(basis
      ? {
          basis: (found, interval) =>
            basis(
              found.filter(({ item }) => !item.page.own),
              interval,
            ),
        }
      : {}),
    byNetwork: false,
    title: `${figure.title}, ${name}`,
    label: name[0]?.toUpperCase() + name.slice(1),
    polarity: 'neutral',
    formula: `${percent === 50 ? 'The median' : `The ${percent}th percentile`} of the peers. ${figure.formula}`,
  }
}

/** So many posts a day make what is said of them. */
const countedBy = { by: 'per_day_own', daily: true } as const

/** One figure, six ways. */
function against(figure: PageFigure) {
  const { basis } = figure
  const only = figure.only ? { only: figure.only } : {}
  const over: Pick<Metric, 'noun' | 'byNetwork' | 'has'> = { noun: figure.noun, byNetwork: false, ...(figure.has ? { has: figure.has } : {}) }
  return {
    own: {
      ...figure,
      ...ownTerms(figure),
      value: ofOwn(figure.value),
      has: (entry) => entry.page.own && (figure.has?.(entry) ?? true),
      ...(basis ? { basis: (found, interval) => basis(ownIn(found), interval) } : {}),
      label: 'Your profiles',
    },
    p25: stat(figure, 25, 'lower quartile'),
    median: stat(figure, 50, 'industry median'),
    p75: stat(figure, 75, 'upper quartile'),
    rank: {
      ...only,
      ...over,
      class: 'SHARE',
      value: percentileRank(figure.value),
      title: `${figure.title}, percentile rank`,
      label: 'Percentile rank',
      unit: 'percent',
      polarity: 'higher',
      formula: 'Peers below your value ÷ peers.',
      definition: 'Share of the industry below your profiles; 50% is its middle. Peers without the figure are left out.',
    },
    vs: {
      ...only,
      ...over,
      // a percentage of a percentage would say nothing: its change is in points
      class: 'SHARE',
      rule: 'A distance from the median: recomputed from both figures, never added up or averaged; its change is a difference in percentage points.',
      value: versusMedian(figure.value),
      title: `${figure.title}, compared with the industry`,
      label: 'Compared with the median',
      unit: 'percent',
      polarity: figure.polarity,
      formula: '(Own value - median) ÷ median.',
      definition: 'How far your profiles are above or below the industry median. Empty where the median is 0.',
    },
  } as const satisfies Record<string, Metric>
}

/** The share of a brand's posts that are found here, for each brand; what it posts in all is in `whole`. */
function sharesOfBrands(found: Found, whole: Found): number[] {
  const here = Map.groupBy(postsIn(found), ({ page }) => page.brand)
  return [...Map.groupBy(postsIn(whole), ({ page }) => page.brand)].map(([brand, all]) => ((here.get(brand)?.length ?? 0) / all.length) * 100)
}

/** Each brand weighs the same, however much it posts. */
function evenShare(found: Found, whole: Found): number | null {
  const shares = sharesOfBrands(found, whole)
  return shares.length === 0 ? null : shares.reduce((sum, one) => sum + one, 0) / shares.length
}

const peersOf = (found: Found) => found.filter(({ item }) => !item.page.own)
const ownOf = (found: Found) => found.filter(({ item }) => item.page.own)
const ownShare = (found: Found, whole: Found) => share(ownOf(found).length, ownOf(whole).length)
const percent = { byNetwork: false, class: 'SHARE', unit: 'percent', polarity: 'neutral', only: isPost, noun: ofPosts } as const

const er = against({ ...pageFigures.er_followers_post, title: 'Engagement rate per post' })
const perPost = against(pageFigures.eng_per_post)
const perDay = against(pageFigures.posts_per_day)
const growth = against(pageFigures.growth_pct)

export const benchmarkMetrics = {
  er_own: { ...er.own, theme: { id: 'engagement_rate', place: 1 }, countedBy, beside: 'er_median' },
  er_p25: er.p25,
  er_median: { ...er.median, ofOthers: true },
  er_p75: er.p75,
  er_rank: { ...er.rank, title: 'Percentile rank by engagement rate', theme: { id: 'engagement_rate', place: 3 }, countedBy },
  er_vs: er.vs,
  per_post_own: { ...perPost.own, theme: { id: 'engagement_rate', place: 2 }, countedBy, beside: 'per_post_median' },
  per_post_p25: perPost.p25,
  per_post_median: { ...perPost.median, ofOthers: true },
  per_post_p75: perPost.p75,
  per_post_rank: perPost.rank,
  per_post_vs: perPost.vs,
  per_day_own: { ...perDay.own, theme: { id: 'publishing', place: 2 }, countedBy, beside: 'per_day_median' },
  per_day_p25: perDay.p25,
  per_day_median: { ...perDay.median, ofOthers: true },
  per_day_p75: perDay.p75,
  per_day_rank: perDay.rank,
  per_day_vs: perDay.vs,
  growth_own: { ...growth.own, theme: { id: 'audience', place: 4 }, countedBy: null, beside: 'growth_median' },
  growth_p25: growth.p25,
  growth_median: { ...growth.median, ofOthers: true },
  growth_p75: growth.p75,
  growth_rank: growth.rank,
  growth_vs: growth.vs,
  type_own: {
    ...percent,
    value: (found, { whole }) => ownShare(found, whole),
    ofWhole: true,
    title: 'Share of own posts',
    label: 'Your profiles',
    formula: 'Own posts of the type ÷ own posts.',
    definition: 'Share of your posts of this type. Stories are left out.',
  },
  type_peers: {
    ...percent,
    value: (found, { whole }) => evenShare(peersOf(found), peersOf(whole)),
    ofWhole: true,
    title: 'Share of the posts of the industry',
    label: 'Industry',
    formula: "Sum of each peer's share of its own posts ÷ peers.",
    definition: "Average share of a peer's posts of this type. Each peer weighs the same, however much it posts.",
  },
  type_difference: {
    ...percent,
    value: (found, { whole }) => {
      const [own, peers] = [ownShare(found, whole), evenShare(peersOf(found), peersOf(whole))]
      return own === null || peers === null ? null : own - peers
    },
    ofWhole: true,
    unit: 'points',
    title: 'Difference in percentage points',
    label: 'Difference (pp)',
    formula: 'Own share - share of the industry.',
    definition: 'How much larger the share of this type is in your posts than in the industry, in percentage points.',
  },
  times: {
    ...percent,
    only: isPeerPost,
    value: (found, { whole }) => evenShare(found, whole),
    title: 'Share of peer posts',
    formula: "Sum over peers of the hour's share of their posts ÷ peers.",
    definition: 'When peers post: the average share of their posts in this hour. Each peer weighs the same, however much it posts.',
  },
  peers_using: {
    class: 'UNIQUE',
    value: (found) => new Set(postsIn(found).map(({ page }) => page.brand)).size,
    only: isPeerPost,
    byNetwork: false,
    noun: ofPosts,
    title: 'Peers using it',
    label: 'Peers',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of unique peers with a post that uses it.',
    definition: 'How many peers used the hashtag. A peer counts once, however often it used it.',
  },
  peer_posts: {
    class: 'FLOW',
    value: (found) => found.length,
    only: isPeerPost,
    byNetwork: false,
    noun: ofPosts,
    title: 'Posts of peers',
    label: 'Posts',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of posts of peers.',
    definition: 'How many posts of peers used it. Stories are left out.',
  },
} as const satisfies Record<string, Metric>
