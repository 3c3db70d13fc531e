/** Full charts of parts, places, hours and words. */
import type { BlockOf } from '../../../shared/blocks/index.ts'
import { splitBy } from '../../../shared/blocks/sample.ts'
import { byNetwork, figure, from, head } from './parts.ts'
import { seeded } from './seeded.ts'
import { totalOf, totals } from './totals.ts'

export const bar: BlockOf<'bar'> = {
  ...head('networks', ['engagements']),
  kind: 'bar',
  type: 'chart',
  unit: 'count',
  colors: [],
  values: byNetwork.map(([code]) => ({
    ...from(code),
    figure: totalOf('engagements', [code]),
  })),
}

const typeWeights = [38, 27, 14, 9, 7, 5]
const [published, publishedBefore] = [splitBy(totals.posts_published.current, typeWeights), splitBy(totals.posts_published.prior, typeWeights)]

/** The posts by their type. */
export const types: BlockOf<'bar'> = {
  ...bar,
  ...head('types', ['posts_published']),
  values: ['Video and reels', 'Image', 'Carousel', 'Text', 'Link', 'Story'].map((label, index) => ({
    ...{ key: label, label, color: 'c1' },
    figure: figure(published[index] ?? 0, publishedBefore[index] ?? 0, 'count', 'neutral'),
  })),
}

export const donut: BlockOf<'donut'> = {
  ...head('followers', ['followers']),
  kind: 'donut',
  type: 'chart',
  unit: 'count',
  colors: [],
  values: [...byNetwork].sort((one, other) => other[1] - one[1]).map(([code, level]) => ({ ...from(code), value: level, share: (level / 243_455) * 100 })),
  total: { label: 'followers', value: 243_455 },
}

export const pie: BlockOf<'pie'> = {
  ...head('sentiment', []),
  kind: 'pie',
  type: 'chart',
  unit: 'count',
  colors: [],
  values: [
    { key: 'positive', label: 'Positive', color: 'positive', value: 512, share: 51.2 },
    { key: 'neutral', label: 'Neutral', color: 'neutral', value: 301, share: 30.1 },
    { key: 'negative', label: 'Negative', color: 'negative', value: 152, share: 15.2 },
    { key: 'mixed', label: 'Mixed', color: 'mixed', value: 35, share: 3.5 },
  ],
  total: { label: 'mentions', value: 1000 },
}

const cells = (() => {
  const next = seeded(7)
  return Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => {
      const busy = (hour >= 7 && hour <= 9) || (hour >= 12 && hour <= 13) || (hour >= 16 && hour <= 20)
      const items = busy ? Math.floor(next() * 7) + (day === 2 ? 1 : 0) : hour > 6 && hour < 22 && next() > 0.7 ? Math.ceil(next() * 2) : 0
      return { items, value: items === 0 ? null : Math.round(260 + next() * 300 + (hour >= 18 && hour <= 20 ? 620 * next() + 260 : 0)) }
    }),
  )
})()

export const heatmap: BlockOf<'heatmap'> = {
  ...head('cells', []),
  kind: 'heatmap',
  type: 'chart',
  unit: 'count',
  rows: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  columns: Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
  values: cells,
  colors: [],
  best: cells
    .flatMap((row, day) => row.map((cell, hour) => ({ row: day, column: hour, value: cell.value ?? 0, items: cell.items })))
    .filter((cell) => cell.items >= 3)
    .sort((one, other) => other.value - one.value)
    .slice(0, 3),
  itemsLabel: 'posts',
}

const countryShares: [string, string, number, number][] = [
  ['GB', 'United Kingdom', 38.4, 0.6],
  ['US', 'United States', 14.2, 1.1],
  ['IE', 'Ireland', 7.9, -0.2],
  ['DE', 'Germany', 6.1, 0.3],
  ['NL', 'Netherlands', 4.6, 0.1],
  ['FR', 'France', 3.9, 0],
  ['CA', 'Canada', 3.4, -0.1],
  ['AU', 'Australia', 3.1, 0.2],
  ['BR', 'Brazil', 2.4, 0.1],
  ['IN', 'India', 1.9, 0],
  ['ZA', 'South Africa', 0.8, 0],
]

export const map: BlockOf<'map'> = {
  ...head('countries', []),
  kind: 'map',
  type: 'chart',
  unit: 'count',
  colors: [],
  total: 233_585,
  values: countryShares.map(([code, label, share, change]) => ({ code, label, share, change, value: Math.round((233_585 * share) / 100) })),
}

const tagWords =
  'winterblend northboundcoffee slowmornings v60 baristalife specialtycoffee huila flatwhite roastery leith coffeetok homebrew latteart edinburgh coffeeshop filtercoffee newbag origintrip coldbrew brewguide firstcrack pourover cortado espresso hiring morningritual oatmilk greenbeans decaf beans'.split(
    ' ',
  )
export const hashtags: BlockOf<'hashtags'> = {
  ...head('tags', []),
  kind: 'hashtags',
  type: 'hashtags',
  noun: { one: 'post', many: 'posts' },
  values: tagWords.map((tag, index) => {
    const posts = Math.max(3, Math.round(38 / (1 + index * 0.32)))
    const engPerPost = Math.round(300 + ((index * 7919) % 900))
    return { tag: `#${tag}`, posts, engagements: posts * engPerPost, impressions: posts * engPerPost * 21, engPerPost }
  }),
  other: { tags: 14, posts: 36, engagements: 9_120, impressions: 180_400, engPerPost: 253.3 },
}

export const text: BlockOf<'text'> = {
  ...head('text', []),
  kind: 'text',
  type: 'text',
  paragraphs: ['Views of reels are counted by the network from the first frame. They are not people.'],
  facts: [
    { label: 'Counted from', value: '10 March 2025' },
    { label: 'Source', value: 'Instagram insights' },
  ],
}
