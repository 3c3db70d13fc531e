/** One full block of every kind. */
import type { BlockData, BlockKind, BlockOf } from '../../../../../shared/blocks/index.ts'
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import { growth } from '../../../../../shared/metrics/growth.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import { networks } from '../../../../../shared/networks.ts'
import { course, days, seeded, sum } from './seeded.ts'

export const range = { dateFrom: '2026-10-23', dateTo: '2026-11-20', priorFrom: '2026-09-24', priorTo: '2026-10-22' }
export const labels = days(range.dateFrom, 29)
export const priorLabels = days(range.priorFrom, 29)
const from = (code: NetworkCode) => ({ badge: { network: code }, color: `n-${code}`, label: networks[code].display, key: code })

export function figure(value: number | null, prior: number | null, unit: Figure['unit'] = 'count', polarity: Figure['polarity'] = 'higher'): Figure {
  return { value, prior, growth: growth(value, prior, 'FLOW'), unit, polarity }
}

const head = (key: string, passports: string[]) => ({ key, title: null, subTitle: null, passports, no_data: null })
const chart = { type: 'chart' as const, bucket: 'day' as const, labels, priorLabels, colors: [], partialFrom: 27 }

function cumulative(seed: number, start: number, step: number): number[] {
  let level = start
  return course(seed, 29, step).map((value) => (level += value))
}

const followers = cumulative(5, 234_138, 300)
const byNetwork: [NetworkCode, number, number][] = [
  ['tiktok', 64_315, 90_950],
  ['instagram', 86_940, 61_190],
  ['facebook', 48_210, 17_482],
  ['youtube', 21_640, 7_482],
  ['linkedin', 12_480, 6_783],
  ['twitter', 9_870, 3_066],
]

export const line: BlockOf<'line'> = {
  ...head('followers', ['followers']),
  ...chart,
  kind: 'line',
  unit: 'count',
  values: [{ key: 'total', label: 'Followers', color: 'c1', unit: 'count', values: followers, prior: cumulative(8, 226_000, 260) }],
  priorTotal: null,
  total: null,
  alternative: {
    label: 'Total',
    otherLabel: 'By network',
    values: byNetwork
      .slice(0, 4)
      .map(([code, level], index) => ({ ...from(code), unit: 'count', values: cumulative(index + 40, level, level / 900), prior: null })),
  },
}

export const lines: BlockOf<'line'> = {
  ...head('reach', ['reach']),
  ...chart,
  kind: 'line',
  unit: 'count',
  values: byNetwork
    .filter(([code]) => code !== 'youtube')
    .slice(0, 4)
    .map(([code, level], index) => ({ ...from(code), unit: 'count', values: course(index + 70, 29, level / 2), prior: course(index + 80, 29, level / 2.3) })),
  priorTotal: null,
  total: null,
}

const parts: [string, string, string, number][] = [
  ['reactions', 'Reactions', 'c1', 4_840],
  ['comments', 'Comments', 'c2', 400],
  ['shares', 'Shares', 'c3', 393],
  ['saves', 'Saves', 'c4', 500],
  ['clicks', 'Clicks', 'c5', 312],
]
const partSeries = parts.map(([key, label, color, level], index) => ({
  key,
  label,
  color,
  unit: 'count' as const,
  values: course(index + 11, 29, level),
  prior: course(index + 31, 29, level / 1.17),
}))
const totalOf = (pick: 'values' | 'prior') => labels.map((_, day) => sum(partSeries.map((series) => series[pick][day] ?? 0)))

export const column: BlockOf<'column'> = {
  ...head('parts', ['engagements']),
  ...chart,
  kind: 'column',
  stacked: true,
  unit: 'count',
  values: partSeries,
  priorTotal: totalOf('prior'),
  total: figure(sum(totalOf('values')), sum(totalOf('prior'))),
}

export const growthColumn: BlockOf<'column'> = {
  ...head('growth', ['net_growth']),
  ...chart,
  kind: 'column',
  stacked: true,
  unit: 'count',
  values: [
    { key: 'gained', label: 'Gained', color: 'c1', unit: 'count', values: course(51, 29, 480), prior: null },
    { key: 'lost', label: 'Lost', color: 'c-other', unit: 'count', values: course(52, 29, 160).map((value) => -value), prior: null },
    {
      key: 'net',
      label: 'Net',
      color: 'text',
      unit: 'count',
      line: true,
      values: course(51, 29, 480).map((value, day) => value - (course(52, 29, 160)[day] ?? 0)),
      prior: null,
    },
  ],
  priorTotal: null,
  total: null,
}

export const networkColumn: BlockOf<'column'> = {
  ...column,
  key: 'impressions',
  values: byNetwork.map(([code, , level], index) => ({
    ...from(code),
    unit: 'count',
    values: course(index + 21, 29, level),
    prior: course(index + 121, 29, level / 1.2),
  })),
  priorTotal: labels.map((_, day) => sum(byNetwork.map(([, , level], index) => course(index + 121, 29, level / 1.2)[day] ?? 0))),
  total: figure(3_963_240, 3_371_540),
}

export const bar: BlockOf<'bar'> = {
  ...head('networks', ['engagements']),
  kind: 'bar',
  type: 'chart',
  unit: 'count',
  colors: [],
  values: byNetwork.map(([code, , level], index) => ({
    ...from(code),
    figure: figure(level, Math.round(level / ([1.3, 1.16, 0.935, 0.931, 1.147, 0.87][index] ?? 1))),
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

const profileColumns = [
  ['followers', 'Followers', 'count', 'higher'],
  ['net_growth', 'Net growth', 'change', 'higher'],
  ['impressions', 'Impressions', 'count', 'higher'],
  ['reach', 'Avg daily reach', 'count', 'higher'],
  ['engagements', 'Engagements', 'count', 'higher'],
  ['er_impressions', 'Eng. rate', 'percent', 'higher'],
  ['link_clicks', 'Link clicks', 'count', 'higher'],
  ['video_views', 'Video views', 'count', 'higher'],
  ['posts', 'Posts', 'count', 'neutral'],
] as const

const columnOf = (key: string, value: string, more: Partial<BlockOf<'table'>['header'][number]> = {}): BlockOf<'table'>['header'][number] => ({
  key,
  value,
  align: 'right',
  sortable: true,
  sticky: false,
  is_hidden: false,
  image: false,
  sort_order: null,
  ...more,
})

export const table: BlockOf<'table'> = {
  ...head('profiles', ['followers', 'impressions', 'engagements']),
  kind: 'table',
  type: 'table',
  header: [
    columnOf('profile', 'Profile', { align: 'left', sticky: true }),
    ...profileColumns.map(([key, value, unit, polarity]) => columnOf(key, value, { unit, polarity, sort_order: key === 'engagements' ? 'desc' : null })),
  ],
  values: byNetwork.map(([code, level, engagements], row) => ({
    profile: { type: 'text', value: networks[code].display, description: '@northboundcoffee', badge: { network: code } },
    ...Object.fromEntries(
      profileColumns.map(([key, , unit], at) => {
        const value =
          code === 'youtube' && (key === 'reach' || key === 'impressions')
            ? null
            : unit === 'percent'
              ? 2.85 + row * 0.4
              : key === 'followers'
                ? level
                : key === 'engagements'
                  ? engagements
                  : key === 'net_growth'
                    ? code === 'twitter'
                      ? -64
                      : Math.round(level / 20)
                    : Math.round(engagements / (at + 1))
        const prior = value === null ? null : value / (1 + ((row * 7 + at * 3) % 11) / 40 - 0.05)
        return [key, { type: unit === 'percent' ? ('ratio' as const) : ('number' as const), value, prior, unit, growth: growth(value, prior, 'FLOW') }]
      }),
    ),
  })),
  footer: {
    profile: { type: 'text', value: 'Total' },
    followers: { type: 'number', value: 243_455, unit: 'count', growth: growth(243_455, 234_138, 'STOCK') },
    net_growth: { type: 'number', value: 9_317, unit: 'change', growth: growth(9_317, 8_102, 'DELTA') },
    impressions: { type: 'number', value: 3_963_240, unit: 'count', growth: growth(3_963_240, 3_371_540, 'FLOW') },
    reach: { type: 'number', value: null, unit: 'count' },
    engagements: { type: 'number', value: 186_953, unit: 'count', growth: growth(186_953, 158_990, 'FLOW') },
    er_impressions: { type: 'ratio', value: 4.53, unit: 'percent', growth: growth(4.53, 4.48, 'RATIO') },
    link_clicks: { type: 'number', value: 12_354, unit: 'count' },
    video_views: { type: 'number', value: 3_027_300, unit: 'count' },
    posts: { type: 'number', value: 224, unit: 'count' },
  },
  rowsTotal: 6,
}

const postTexts = [
  'POV: you ask the barista for “whatever you like”',
  'Slow pours, quiet mornings. The winter blend is back.',
  'Why your V60 tastes sour, in 30 seconds',
  'Eleven days with the growers of Huila. Swipe for the harvest.',
  'Three iced drinks for people who hate winter',
  'New bag, same beans. Which colour is yours?',
  'Our Leith shop opens on Saturday. First 100 cups are on us.',
  'We are hiring a head roaster in Edinburgh',
  'Inside the roast: from green to first crack',
]

export const postsTable: BlockOf<'table'> = {
  ...head('posts', []),
  kind: 'table',
  type: 'table',
  header: [
    columnOf('post', 'Post', { align: 'left', sticky: true, image: true, sortable: false }),
    columnOf('network', 'Network', { align: 'left' }),
    columnOf('published', 'Published', { align: 'left' }),
    columnOf('impressions', 'Impressions', { unit: 'count' }),
    columnOf('engagements', 'Engagements', { unit: 'count', sort_order: 'desc' }),
    columnOf('rate', 'Eng. rate', { unit: 'percent' }),
  ],
  values: postTexts.map((words, index) => {
    const code = byNetwork[index % byNetwork.length]?.[0] ?? 'facebook'
    return {
      post: { type: 'long-text', value: words, description: 'Video', url: 'https://example.com/post', picture_url: null },
      network: { type: 'icon', value: networks[code].display, badge: { network: code } },
      published: { type: 'date', value: `2026-11-${String(11 - index).padStart(2, '0')}T18:32:00Z` },
      impressions: { type: 'number', value: code === 'youtube' ? null : Math.round(412_300 / (index + 1)), unit: 'count' },
      engagements: { type: 'number', value: Math.round(21_840 / (index + 1)), unit: 'count' },
      rate: { type: 'ratio', value: code === 'youtube' ? null : 5.3 - index * 0.2, unit: 'percent' },
    }
  }),
  footer: null,
  rowsTotal: 224,
}

/** A picture that needs no network: two shades and a shape. */
export function picture(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="hsl(${hue} 45% 78%)"/><circle cx="230" cy="80" r="40" fill="hsl(${hue + 30} 70% 62%)"/><path d="M0 200 80 120l60 50 70-90 110 120v60H0Z" fill="hsl(${hue} 35% 42%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const posts: BlockOf<'posts'> = {
  ...head('grid', []),
  kind: 'posts',
  type: 'posts',
  values: postTexts.slice(0, 8).map((words, index) => ({
    id: `post-${index}`,
    network: byNetwork[index % byNetwork.length]?.[0] ?? 'facebook',
    profile: 'Northbound Coffee',
    publishedAt: `2026-11-${String(11 - index).padStart(2, '0')}T18:32:00Z`,
    postType: index === 3 ? 'carousel' : 'video',
    text: words,
    url: 'https://example.com/post',
    media: Array.from({ length: [1, 2, 1, 8, 3, 0, 1, 4][index] ?? 1 }, (_, at) => ({
      kind: index % 2 === 0 ? 'video' : 'image',
      picture_url: index === 6 ? null : picture(index * 40 + at * 25),
      alt: 'A coffee scene',
    })),
    figures: [
      { key: 'engagements', label: 'Engagements', figure: figure(Math.round(21_840 / (index + 1)), null) },
      { key: 'impressions', label: 'Impressions', figure: figure(Math.round(412_300 / (index + 1)), null) },
      { key: 'er_impressions', label: 'Rate', figure: figure(5.3, null, 'percent') },
      { key: 'reach', label: 'Reach', figure: figure(Math.round(296_100 / (index + 1)), null) },
    ],
  })),
  rowsTotal: 224,
}

export const samples: { [K in BlockKind]: BlockOf<K> } = { line, column, bar, pie, donut, heatmap, map, table, hashtags, text, posts }
export const allSamples: BlockData[] = Object.values(samples)
