import { expect, test } from '@jest/globals'
import { allAges } from '../../../../../shared/audience.ts'
import { aProfile, reportOf } from '../../../../../test/builders/dataset.ts'

test('parts of a list that the network cut off are parts of all followers, and the rest is a row of its own', () => {
  const { networks } = reportOf({
    range: ['2026-11-01', '2026-11-07'],
    profiles: [{ profile: aProfile('tok', 'tiktok'), days: [{ from: '2026-11-01', values: { followers: Array(7).fill(1_000) } }] }],
    audience: [
      {
        profileId: 'tok',
        date: '2026-11-07',
        unit: 'hundredths of a percent',
        countries: [
          { code: 'US', followers: 4_600 },
          { code: 'EG', followers: 2_200 },
        ],
        cities: [{ name: 'Cairo', followers: 2_000 }],
        ages: [],
      },
    ],
  }).reports
  const blocks = networks.flatMap(({ report }) => report.flatMap(({ content }) => content))
  const tables = blocks.flatMap((block) => (block.kind === 'table' && block.header.some(({ key }) => key === 'share') ? [block] : []))
  const cellsOf = (row: (typeof tables)[number]['values'][number] | null | undefined) => [row?.name?.value, row?.followers?.value, row?.share?.value]
  expect(tables.map(({ values, footer }) => [...values, footer].map(cellsOf))).toEqual([
    [
      ['United States', 460, 46],
      ['Egypt', 220, 22],
      ['Other', 320, 32],
      ['Total', 1_000, 100],
    ],
    [
      ['Cairo', 200, 20],
      ['Other', 800, 80],
      ['Total', 1_000, 100],
    ],
  ])
  const map = blocks.find((block) => block.kind === 'map')
  expect(map?.kind === 'map' && map.values.map(({ code, share }) => [code, share])).toEqual([
    ['US', 46],
    ['EG', 22],
  ])
})

test.each([
  [
    'shares of 75 %',
    [{ band: allAges, women: 3_500, men: 4_000, other: 0 }],
    [
      ['Men', 40],
      ['Women', 35],
      ['Other or not known', 25],
    ],
  ],
  [
    'bands that a network cut off',
    [
      { band: '18-24', women: 3_040, men: 1_020, other: 0 },
      { band: '25-34', women: 2_060, men: 880, other: 0 },
    ],
    [
      ['Women', 51],
      ['Men', 19],
      ['Other or not known', 30],
    ],
  ],
  [
    'shares that miss 100 % by what was rounded',
    [{ band: allAges, women: 5_490, men: 4_490, other: 0 }],
    [
      ['Women', 55.01],
      ['Men', 44.99],
    ],
  ],
])('genders are parts of all followers: %s', (_, ages, shares) => {
  const { networks } = reportOf({
    range: ['2026-11-01', '2026-11-07'],
    profiles: [{ profile: aProfile('tok', 'tiktok'), days: [{ from: '2026-11-01', values: { followers: Array(7).fill(2_000) } }] }],
    audience: [{ profileId: 'tok', date: '2026-11-07', unit: 'hundredths of a percent', countries: [], cities: [], ages }],
  }).reports
  const slices = networks
    .flatMap(({ report }) => report.flatMap(({ content }) => content))
    .flatMap((block) => (block.kind === 'donut' || block.kind === 'pie' ? [block] : []))
  const genders = slices.find(({ values }) => values.some(({ label }) => label === 'Women'))
  expect(genders?.values.map(({ label, share }) => [label, Math.round(share * 100) / 100])).toEqual(shares)
})
