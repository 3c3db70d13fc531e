/** What the figures of pages are called and how they are made, in the words of both reports over them. */

import type { AggregationClass, Polarity, Unit } from '../../../metrics/units.ts'
import type { Noun } from '../../language/items/metric.ts'
import type { PageEntry } from './entries.ts'
import { engagementRate, engagements, engagementsPerPost, followers, growthPct, type Measure, netGrowth, posts, postsPerDay } from './values.ts'

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
  readonly noun: Noun
}

/** Figures of posts look at posts alone, growth at days alone: nothing else is gone through. */
export const isPost = ({ kind }: PageEntry) => kind === 'post'
const isDay = ({ kind }: PageEntry) => kind === 'day'

export const ofPosts: Noun = { one: 'post', many: 'posts' }
export const ofDays: Noun = { one: 'day of followers', many: 'days of followers' }
/** What is hidden is on no side. */
const isSeen = (entry: PageEntry): boolean => entry.kind === 'post' && entry.engagements !== null

const openly = 'Reactions or likes, comments and shares that anyone can see; on Instagram likes and comments, because shares are not public.'
const hidden = 'A page that hides its likes has none.'

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
    definition: 'What the page published. Stories are left out: they disappear after a day.',
  },
  posts_per_day: {
    class: 'RATIO',
    value: postsPerDay,
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
    noun: ofPosts,
    has: isSeen,
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
    noun: ofPosts,
    has: isSeen,
    title: 'Engagement rate per post, by followers',
    unit: 'percent',
    polarity: 'higher',
    formula: "Sum of public engagements ÷ sum of followers on each post's day.",
    definition: `Public engagements of a post relative to followers on its day, or at the end of the range where that is unknown. ${hidden}`,
  },
} as const satisfies Record<string, PageFigure>
