/** Ads as rows of a file: the figures of the report's tables, with every digit, by the very same rules. */
import { dayCount } from '../../shared/dates/index.ts'
import { networks } from '../../shared/networks.ts'
import { adCuts } from '../../shared/reports/ads/cuts.ts'
import { type AdEntry, rowsOf } from '../../shared/reports/ads/entries.ts'
import { type AdMetric, adMetrics } from '../../shared/reports/ads/metrics.ts'
import type { ItemMetric } from '../../shared/reports/items/metric.ts'
import type { ReportRequest } from '../../shared/reports/report.ts'
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

export const adHeader: string[] = [
  'Network',
  'Ad account',
  'Currency',
  'Campaign',
  'Objective',
  'Ad set',
  'Ad',
  'Status',
  'Result type',
  'Ad id',
  'First day',
  'Last day',
  ...columns.map((id) => {
    const { title, unit }: ItemMetric<AdEntry> = adMetrics[id]
    return unit === 'percent' ? `${title} (%)` : title
  }),
]

/** A row an ad that did anything in the range, most impressions first as on screen. */
export function adRows(entries: readonly AdEntry[], { dateFrom, dateTo }: ReportRequest): Value[][] {
  const inRange = entries.filter((entry) => {
    const date = entry.kind === 'row' ? entry.row.date : entry.kind === 'reach' ? entry.date : ''
    return date >= dateFrom && date <= dateTo
  })
  const piece = { start: dateFrom, end: dateTo, from: dateFrom, to: dateTo, days: dayCount(dateFrom, dateTo), whole: [] }
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
        ...columns.map((id) => adMetrics[id].value(items, piece)),
      ],
    ]
  })
}
