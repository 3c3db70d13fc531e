/** Full tables, and posts as cards. */
import type { BlockOf } from '../../../shared/blocks/index.ts'
import { type NetworkCode, networks } from '../../../shared/networks.ts'
import { byNetwork, figure, head } from './parts.ts'
import { totalOf } from './totals.ts'

const profileColumns = [
  ['followers', 'Followers', 'count', 'higher'],
  ['net_growth', 'Net growth', 'change', 'higher'],
  ['impressions', 'Impressions', 'count', 'higher'],
  ['reach', 'Avg daily reach', 'count', 'higher'],
  ['engagements', 'Engagements', 'count', 'higher'],
  ['er_impressions', 'Eng. rate', 'percent', 'higher'],
  ['link_clicks', 'Link clicks', 'count', 'higher'],
  ['video_views', 'Video views', 'count', 'higher'],
  ['posts_published', 'Posts', 'count', 'neutral'],
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

const cellsOf = (codes: readonly NetworkCode[]) =>
  Object.fromEntries(
    profileColumns.map(([key, , unit]) => {
      const { value, prior, growth } = totalOf(key, codes)
      return [key, { type: unit === 'percent' ? ('ratio' as const) : ('number' as const), value, prior, unit, growth }]
    }),
  )

export const table: BlockOf<'table'> = {
  ...head('profiles', ['followers', 'impressions', 'engagements']),
  kind: 'table',
  type: 'table',
  header: [
    columnOf('profile', 'Profile', { align: 'left', sticky: true }),
    ...profileColumns.map(([key, value, unit, polarity]) =>
      columnOf(key, value, { unit, polarity, passport: key, sort_order: key === 'engagements' ? 'desc' : null }),
    ),
  ],
  values: byNetwork.map(([code]) => ({
    profile: { type: 'text', value: networks[code].display, description: '@northboundcoffee', badge: { network: code } },
    ...cellsOf([code]),
  })),
  footer: { profile: { type: 'text', value: 'Total' }, ...cellsOf(byNetwork.map(([code]) => code)), reach: { type: 'number', value: null, unit: 'count' } },
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
    columnOf('impressions', 'Impressions', { unit: 'count', passport: 'impressions' }),
    columnOf('engagements', 'Engagements', { unit: 'count', passport: 'engagements', sort_order: 'desc' }),
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
function picture(hue: number): string {
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
