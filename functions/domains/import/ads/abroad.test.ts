/** Reports of Google, LinkedIn and TikTok in other languages give the figures of their rows, and their totals are checked. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AdRow } from '../../../../shared/items/ads.ts'
import { adsAbroad } from '../../../../test/builders/ads-abroad.ts'
import { fresh } from '../../../../test/builders/imported-ads.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const figures = ({ from, date, spend, impressions, clicksAll, linkClicks, conversions }: AdRow) => ({
  from,
  date,
  spend,
  impressions,
  clicksAll,
  linkClicks,
  conversions,
})

test.each([
  [
    'google',
    adsAbroad.google[0],
    [{ from: '2026-09-17', date: '2026-10-01', spend: 275.35, impressions: 6111, clicksAll: 419, linkClicks: null, conversions: 1.5 }],
  ],
  [
    'linkedin',
    adsAbroad.linkedin[0],
    [
      { date: '2026-10-01', spend: 330.51, impressions: 4197, clicksAll: 17, linkClicks: null, conversions: 9 },
      { date: '2026-10-02', spend: 30.49, impressions: 803, clicksAll: 3, linkClicks: null, conversions: 1 },
    ],
  ],
  ['tiktok', adsAbroad.tiktok[0], [{ date: '2026-10-01', spend: 12.5, impressions: 4000, clicksAll: null, linkClicks: 100, conversions: null }]],
  ['tiktok', adsAbroad.tiktok[1], [{ date: '2026-10-01', spend: 12.5, impressions: 4000, clicksAll: null, linkClicks: 100, conversions: 3 }]],
  ['tiktok', adsAbroad.tiktok[2], [{ date: '2026-10-01', spend: 12.5, impressions: 4000, clicksAll: null, linkClicks: 100, conversions: null }]],
] as const)('a report on %s', async (network, text, expected) => {
  const { imported, rows } = await fresh(network)
  await imported(text)
  expect((await rows()).map(figures)).toEqual(expected)
})

test('a total in German that is not the sum of its rows is noted', async () => {
  const { imported } = await fresh('google')
  const { notes } = await imported(adsAbroad.google[0].replace('Kampagne\t\t6.111\t"275,35"', 'Kampagne\t\t6.111\t"300,35"'))
  expect(notes.at(-1)).toContain('amount spent 300.35 instead of 275.35')
})
