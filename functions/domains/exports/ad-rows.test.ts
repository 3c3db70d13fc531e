import { expect, test } from '@jest/globals'
import { toldBy } from '../../../shared/reports/kits/ads/account-days.ts'
import type { AdEntry, RowEntry } from '../../../shared/reports/kits/ads/entries.ts'
import { rangesOf } from '../../../shared/reports/request-dates.ts'
import { adDay, gbp, usd } from '../../../shared/reports/types/ads-performance/sample.ts'
import { adHeader, adRows } from './ad-rows.ts'

const request = {
  type: 'ads_performance',
  profiles: ['p1'],
  dateFrom: '2026-03-01',
  dateTo: '2026-03-31',
  priorFrom: null,
  priorTo: null,
  timezone: 'UTC',
  template_id: null,
  labels: [],
  labelMatch: 'any' as const,
}
const entry = (account: typeof gbp, row: ReturnType<typeof adDay>): RowEntry => ({
  kind: 'row',
  account,
  row,
  ...toldBy(row),
  campaign: null,
  adSet: null,
  ad: null,
})
const pounds = [entry(gbp, adDay('gb', 'a', '2026-03-01', 0.1, 300, 3)), entry(gbp, adDay('gb', 'a', '2026-03-02', 0.2, 0, 4))]
const cells = (entries: readonly AdEntry[], ...names: string[]) => {
  const header = adHeader(entries)
  return adRows(entries, rangesOf(request).range).map((row) => names.map((name) => row[header.indexOf(name)]))
}

test('money and rates have the digits of the screen, without what adding up and dividing leave behind; the column of money names the currency', () => {
  expect(cells(pounds, 'Currency', 'Amount spent (GBP)', 'CPC (GBP)', 'CTR (%)')).toEqual([['GBP', 0.3, 0.04, 2.33]])
  const both = [...pounds, entry(usd, adDay('us', 'b', '2026-03-01', 1.005, 10, 1))]
  expect(cells(both, 'Currency', 'Amount spent (in the currency of the account)')).toEqual([
    ['GBP', 0.3],
    ['USD', 1.01],
  ])
})

test('counts are as imported: a network may give a part of a conversion', () => {
  const parts = [entry(gbp, adDay('gb', 'a', '2026-03-01', 3, 300, 3, { conversions: 1.333 }))]
  expect(cells(parts, 'Conversions', 'Conversion rate (%)')).toEqual([[1.333, 44.43]])
})
