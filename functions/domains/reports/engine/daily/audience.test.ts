import { expect, test } from '@jest/globals'
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
