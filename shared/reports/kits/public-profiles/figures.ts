/** What the figures of pages are called and how they are made, in the words of both reports over them. */

import type { AggregationClass, Polarity, Unit } from '../../../metrics/units.ts'
import type { ItemMetric, Noun } from '../../language/items/metric.ts'
import { sidesOf } from '../../language/items/rules.ts'
import type { PageEntry } from './entries.ts'
import {
  bothEnds,
  engagementRate,
  engagements,
  engagementsPerPost,
  followers,
  grown,
  growthPct,
  type Measure,
  netGrowth,
  ownIn,
  posts,
  postsPerDay,
  published,
  rated,
  type Sides,
  seen,
} from './values.ts'

export type PageFigure = {
  readonly class: AggregationClass
  readonly value: Measure
  readonly title: string
  readonly unit: Unit
  readonly polarity: Polarity
  readonly formula: string
  readonly definition: string
  readonly only?: (entry: PageEntry) => boolean
  readonly has?: (entry: PageEntry) => boolean
  /** of a ratio */
  readonly sides?: Sides
  readonly basis?: ItemMetric<PageEntry>['basis']
  readonly pieces?: ItemMetric<PageEntry>['pieces']
  readonly noun: Noun
}

/** Figures of posts look at posts alone, growth at days alone: nothing else is gone through. */
export const isPost = ({ kind }: PageEntry) => kind === 'post'
const isDay = ({ kind }: PageEntry) => kind === 'day'

export const ofPosts: Noun = { one: 'post', many: 'posts' }
export const ofDays: Noun = { one: 'day of followers', many: 'days of followers' }
/** What is hidden is on no side. */
const isSeen = (entry: PageEntry): boolean => entry.kind === 'post' && entry.engagements !== null
const isRated = (entry: PageEntry): boolean => isSeen(entry) && entry.kind === 'post' && entry.followers !== null

const openly = 'Reactions or likes, comments and shares that anyone can see; on Instagram likes and comments, because shares are not public.'
const hidden = 'A page that hides its likes has none.'

/** What a figure of the own pages is worked out from. */
export function ownTerms({ sides }: Pick<PageFigure, 'sides'>): Pick<ItemMetric<PageEntry>, 'terms'> {
  return sides ? { terms: (found, interval) => sidesOf(sides(ownIn(found), interval)) } : {}
}

/** Posts with all that a rate of posts needs, out of those found. */
const basisIn =
  (has: (entry: PageEntry) => boolean): NonNullable<ItemMetric<PageEntry>['basis']> =>
  (found) => [{ some: found.filter(({ item }) => has(item)).length, all: found.length }]

export const pageFigures = {
  followers: {
    class: 'STOCK',
    value: followers,
    noun: ofDays,
    title: 'Followers',
    unit: 'count',
    polarity: 'higher',
    formula: 'Last value known by the end of the range.',
    definition: 'Followers of the page at the end of the range. A value up to a week old is carried forward.',
  },
  net_growth: {
    only: isDay,
    class: 'DELTA',
    value: netGrowth,
    pieces: bothEnds,
    noun: ofDays,
    title: 'Net growth',
    unit: 'change',
    polarity: 'higher',
    formula: 'Followers at the end - followers on the day before the range.',
    definition: 'How many followers the page gained or lost overall. If the day before the range is unknown, it starts from the first known day.',
  },
  growth_pct: {
    only: isDay,
    class: 'RATIO',
    value: growthPct,
    sides: grown,
    basis: (found, interval) => {
      const told = grown(found, interval)
      return [{ what: 'pages', some: told.filter(({ num, den }) => num !== null && den !== null).length, all: told.length }]
    },
    noun: ofDays,
    title: 'Follower growth',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Net growth ÷ followers on the day before the range.',
    definition: 'Growth relative to followers at the start. Empty where followers before the range are unknown.',
  },
  posts: {
    class: 'FLOW',
    value: posts,
    noun: ofPosts,
    has: isPost,
    title: 'Posts',
    unit: 'count',
    polarity: 'neutral',
    formula: 'Count of posts published in the range.',
    definition: 'Posts published by the page, without stories, which disappear after a day.',
  },
  posts_per_day: {
    class: 'RATIO',
    value: postsPerDay,
    sides: published,
    noun: ofPosts,
    has: isPost,
    title: 'Posts per day',
    unit: 'ratio',
    polarity: 'neutral',
    formula: 'Posts ÷ days of the range, both from the first day on which the page was tracked.',
    definition: 'How many posts were published on an average day. Stories are left out.',
  },
  public_engagements: {
    only: isPost,
    class: 'FLOW',
    value: engagements,
    noun: ofPosts,
    has: isSeen,
    title: 'Public engagements',
    unit: 'count',
    polarity: 'higher',
    formula: 'Reactions + comments + shares of the posts published in the range.',
    definition: `${openly} ${hidden}`,
  },
  eng_per_post: {
    only: isPost,
    class: 'RATIO',
    value: engagementsPerPost,
    sides: seen,
    noun: ofPosts,
    has: isSeen,
    basis: basisIn(isSeen),
    title: 'Engagements per post',
    unit: 'ratio',
    polarity: 'higher',
    formula: 'Public engagements ÷ posts.',
    definition: `${openly} ${hidden}`,
  },
  er_followers_post: {
    only: isPost,
    class: 'RATIO',
    value: engagementRate,
    sides: rated,
    noun: ofPosts,
    has: isRated,
    basis: basisIn(isRated),
    title: 'Engagement rate per post, by followers',
    unit: 'percent',
    polarity: 'higher',
    formula: "Sum of public engagements ÷ sum of followers on each post's day.",
    definition: `Public engagements of a post relative to followers on its day, or at the end of the range where that is unknown. ${hidden}`,
  },
} as const satisfies Record<string, PageFigure>
