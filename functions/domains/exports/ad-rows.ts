/** Ads as rows of a file: the figures of the report's tables by the very same rules, counts with every digit, the rest to the digit of the screen. */
import { type DateRange, dayCount } from '../../../shared/dates/index.ts'
import { roundFigure } from '../../../shared/format.ts'
import { networks } from '../../../shared/networks.ts'
import { adCuts } from '../../../shared/reports/kits/ads/dimensions.ts'
import { type AdEntry, currenciesOf, currencyName, rowsOf } from '../../../shared/reports/kits/ads/entries.ts'
import { type AdMetric, adMetrics } from '../../../shared/reports/kits/ads/metrics.ts'
import type { ItemMetric } from '../../../shared/reports/language/items/metric.ts'
import type { Value } from './csv.ts'

const columns = [
  'spend',
  'impressions',
  'reach',
  'frequency',
  'cost_per_1000_reached',
  'clicks_all',
  'link_clicks',
  'ctr_all',
  'ctr_link',
  'cpc_all',
  'cpc',
  'cpm',
  'results',
  'cost_per_result',
  'conversions',
  'cvr',
  'cpa',
  'conversion_value',
  'roas',
  'thruplays',
] as const satisfies readonly AdMetric[]

const before = ['Network', 'Ad account', 'Currency', 'Campaign', 'Objective', 'Ad set', 'Ad', 'Status', 'Result type', 'Ad id', 'First day', 'Last day']

/** Money names its currency, or that each row has its own. */
export function adHeader(entries: readonly AdEntry[]): string[] {
  const [only = null, ...more] = currenciesOf(rowsOf(entries))
  const suffix = { percent: '%', money: more.length === 0 ? currencyName(only) : 'in the currency of the account' } as const
  return [
    ...before,
    ...columns.map((id) => {
      const { title, unit }: ItemMetric<AdEntry> = adMetrics[id]
      return unit === 'percent' || unit === 'money' ? `${title} (${suffix[unit]})` : title
    }),
  ]
}

/** A row an ad that did anything in the range, most impressions first as on screen. */
export function adRows(entries: readonly AdEntry[], { from, to }: DateRange): Value[][] {
  const inRange = entries.filter((entry) => {
    const date = entry.kind === 'row' ? entry.row.date : entry.kind === 'reach' ? entry.date : ''
    return date >= from && date <= to
  })
  const piece = { start: from, end: to, from, to, days: dayCount(from, to), whole: [] }
  const groups = Map.groupBy(inRange, (entry) => adCuts.ad.of(entry)[0]?.key ?? '')
  groups.delete('')
  const impressions = (group: readonly AdEntry[]) => rowsOf(group).reduce((sum, { row }) => sum + (row.impressions ?? 0), 0)
  const ranked = [...groups.values()].sort((a, b) => impressions(b) - impressions(a))
  return ranked.flatMap((group) => {
    const items = group.map((item) => ({ item, at: '' }))
    const rows = rowsOf(group)
    const dates = rows.map(({ row }) => row.date).sort()
    const [one] = rows
    if (!one) return []
    const { account, row, campaign, adSet, ad } = one
    return [
      [
        networks[account.network].display,
        account.name,
        account.currency,
        campaign?.name ?? row.campaignId,
        campaign?.objective ?? null,
        adSet?.name ?? row.adSetId,
        ad?.name ?? row.adId,
        ad?.status ?? null,
        adSet?.resultType ?? null,
        row.adId,
        dates[0] ?? null,
        dates.at(-1) ?? null,
        ...columns.map((id) => written(adMetrics[id], items, piece)),
      ],
    ]
  })
}

/** 0.1 + 0.2 is 0.3 of a pound, as on screen, and no rate has more digits than that. */
function written({ unit, value: of }: ItemMetric<AdEntry>, ...given: Parameters<ItemMetric<AdEntry>['value']>): number | null {
  const value = of(...given)
  return value !== null && unit !== 'count' ? roundFigure(value, unit) : value
}
