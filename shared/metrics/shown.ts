/**
 * Figures that reports show and that are no metric of the catalogue: parts of engagements, audiences, hashtags, hours, and what a
 * single post has. Said once, for their passports.
 */

import type { NetworkCode } from '../networks.ts'
import { isMetricId, type MetricId, metrics } from './catalogue.ts'
import { type EngagementGroup, engagementGroups, partsInGroup } from './engagement-parts.ts'
import { figuresOfHashtags, type ShownFigure } from './hashtag-figures.ts'
import { fieldOf } from './offers.ts'

const unknownCountry = 'Those without a known country are "Other".'
const snapshot = { formula: 'Followers of the latest snapshot of each profile, added up.' } as const
const snapshotShare = { class: 'SHARE', formula: 'Followers of the part ÷ all followers × 100.' } as const
const part = { class: 'FLOW' } as const

export const shownFigures = {
  part_reactions: {
    ...part,
    title: 'Reactions in engagements',
    formula: 'Sum of reactions.',
    definition: 'Likes and other reactions, as a part of engagements.',
  },
  part_comments: {
    ...part,
    title: 'Comments in engagements',
    formula: 'Sum of comments and replies; on Instagram replies to stories too.',
    definition: 'Comments and replies, as a part of engagements.',
  },
  part_shares: {
    ...part,
    title: 'Shares in engagements',
    formula: 'Sum of shares, reposts and quotes.',
    definition: 'How often content was shared, as a part of engagements.',
  },
  part_saves: {
    ...part,
    title: 'Saves in engagements',
    formula: 'Sum of saves.',
    definition: 'How often content was saved for later, as a part of engagements.',
  },
  part_clicks: {
    ...part,
    title: 'Clicks in engagements',
    formula: 'Sum of clicks; on Pinterest clicks on links too.',
    definition: 'Clicks on content, as a part of engagements where the network counts them as such.',
  },
  part_other: {
    ...part,
    title: 'Other engagements',
    formula: 'Engagements − reactions − comments − shares − saves − clicks.',
    definition: 'The part of a network’s total that its listed parts do not cover.',
  },
  audience_countries: {
    ...snapshot,
    class: 'STOCK',
    title: 'Followers by country',
    definition: `Where followers are, as the networks report it. ${unknownCountry}`,
  },
  audience_country_share: {
    ...snapshotShare,
    title: 'Share of followers by country',
    definition: `Of all followers of the profiles that tell any country. ${unknownCountry}`,
  },
  audience_cities: {
    ...snapshot,
    class: 'STOCK',
    title: 'Followers by city',
    definition: 'Where followers are, as the networks report it. They list only the cities with the most followers; the others are "Other".',
  },
  audience_city_share: {
    ...snapshotShare,
    title: 'Share of followers by city',
    definition: 'Of all followers of the profiles that tell any city. Networks list only the cities with the most followers; the others are "Other".',
  },
  audience_ages: { ...snapshot, class: 'STOCK', title: 'Followers by age', definition: 'How old followers are, where the network reports it.' },
  audience_genders: { ...snapshot, class: 'STOCK', title: 'Followers by gender', definition: 'Women, men, and followers of another or unknown gender.' },
  best_time: {
    class: 'RATIO',
    title: 'Engagements per post by weekday and hour',
    formula: 'Engagements of the posts published in an hour of the week ÷ those posts.',
    definition: 'When posts earned most. Hours with fewer than 3 posts are hatched and not ranked: too few to judge.',
  },
  vs_average: {
    class: 'RATIO',
    title: 'Post against the average',
    formula: '(Engagements of the post − engagements per post) ÷ engagements per post × 100.',
    definition: 'How far a post is above or below the average post of the period.',
  },
  ...figuresOfHashtags,
} as const satisfies Record<string, ShownFigure>
export type ShownId = keyof typeof shownFigures

export function isShownId(key: string): key is ShownId {
  return Object.hasOwn(shownFigures, key)
}

/** What a metric is of a single post, where its own words are of days. */
const postWords: Readonly<Partial<Record<MetricId, Partial<ShownFigure>>>> = {
  reach: { title: 'Reach of a post', definition: 'How many people saw the post at least once.' },
  followers_gained: { definition: 'People who followed from the post.' },
}

const postPrefix = 'post_'
/** The key of a metric as a single post has it, in a report whose other figures are of days. */
export const postKey = (id: MetricId) => `${postPrefix}${id}`

/** A figure of posts: in a report of days another one than the metric, and so with a passport of its own. */
export function postFigureKey(basis: 'activity' | 'lifetime', id: MetricId): string {
  return basis === 'lifetime' || id === 'posts_published' ? id : postKey(id)
}

/** The metric behind such a key; null where it is none. */
export function metricOfPost(key: string): MetricId | null {
  const id = key.slice(postPrefix.length)
  return key.startsWith(postPrefix) && isMetricId(id) ? id : null
}

/** A metric as a single post has it: all it ever got. */
export function postFigure(id: MetricId): ShownFigure {
  const { title, class: rule, formula, definition } = metrics[id]
  return {
    title: `${title} of a post`,
    class: rule === 'RATIO' ? 'RATIO' : 'POST',
    formula: rule === 'RATIO' ? formula : "The network's lifetime figure of the post.",
    definition,
    ...postWords[id],
  }
}

const partPrefix = 'part_'
/** The key of a part of engagements, by the key of its series. */
export const partKey = (series: string) => `${partPrefix}${series}`

/** The part behind such a key; null where it is none. */
export function partOf(key: string): EngagementGroup | 'other' | null {
  const part = key.slice(partPrefix.length)
  return key.startsWith(partPrefix) && isPart(part) ? part : null
}

function isPart(text: string): text is EngagementGroup | 'other' {
  return text === 'other' || Object.hasOwn(engagementGroups, text)
}

/** The network's own names of what makes a part of its engagements. */
export function fieldsOfPart(network: NetworkCode, group: EngagementGroup): string {
  const ids = partsInGroup(network, group).map((measure) => (measure === 'replies' ? 'comments' : measure === 'quotes' ? 'shares' : measure))
  return [...new Set(ids)].flatMap((id) => (isMetricId(id) ? (fieldOf(id, network) ?? []) : [])).join(' + ')
}
