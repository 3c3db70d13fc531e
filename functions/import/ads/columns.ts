/** Names of columns in files over ads: those of the documented CSV first, then those of native exports. */
import type { Measure } from '../../../shared/reports/kits/ads/values.ts'
import { cellReader, namesOf } from '../csv/format.ts'
import type { Row, Table } from '../csv/table.ts'

export const adColumns = {
  date: ['date', 'day'],
  from: ['date_from', 'reporting starts'],
  to: ['date_to', 'reporting ends'],
  accountId: ['account_id', 'account id'],
  account: ['account', 'account_name', 'account name'],
  currency: ['currency'],
  timezone: ['timezone'],
  campaignId: ['campaign_id', 'campaign id', 'xyz_campaign_id'],
  campaign: ['campaign', 'campaign_name', 'campaign name'],
  objective: ['objective'],
  adSetId: ['ad_set_id', 'ad set id', 'fb_campaign_id'],
  adSet: ['ad_set', 'ad_set_name', 'ad set name'],
  adId: ['ad_id', 'ad id'],
  ad: ['ad', 'ad_name', 'ad name'],
  status: ['status', 'ad delivery', 'delivery status'],
  resultType: ['result_type', 'result type', 'result indicator'],
  bidType: ['bid_type', 'bid strategy', 'ad set bid type'],
  budget: ['daily_budget', 'ad set budget'],
  age: ['age'],
  gender: ['gender'],
  reach: ['reach'],
} as const

export const adMeasureColumns = {
  spend: ['spend', 'spent', 'cost'],
  impressions: ['impressions'],
  clicksAll: ['clicks_all', 'clicks (all)', 'clicks'],
  linkClicks: ['link_clicks', 'link clicks'],
  results: ['results', 'total_conversion'],
  conversions: ['conversions', 'purchases', 'approved_conversion'],
  conversionValue: ['conversion_value', 'purchases conversion value'],
  thruplays: ['thruplays', 'video_thruplays'],
} as const satisfies Record<Measure, readonly string[]>
export const adMeasures = [
  'spend',
  'impressions',
  'clicksAll',
  'linkClicks',
  'results',
  'conversions',
  'conversionValue',
  'thruplays',
] as const satisfies readonly Measure[]

/** What can be below zero: money is given back, people and clicks are not. */
export const adMoney: ReadonlySet<Measure> = new Set(['spend', 'conversionValue'])

/** "Amount spent (GBP)": the currency stands in the name of the column. */
const spentIn = /^(?:amount spent|spend|cost) \(([a-z]{3})\)$/i

export type AdCells = {
  readonly has: (column: keyof typeof adColumns) => boolean
  readonly text: (row: Row, column: keyof typeof adColumns) => string
  readonly figure: (row: Row, measure: Measure) => string | undefined
  /** of the header, when it names one */
  readonly currency: string | null
}

export function adCells(table: Table): AdCells {
  const cell = cellReader(table)
  const present = namesOf(table.header)
  const spent = table.header.flatMap((name) => spentIn.exec(name) ?? [])
  const names = spent[0] ? [spent[0]] : []
  return {
    has: (column) => adColumns[column].some((name) => present.has(name)),
    text: (row, column) => (cell(row, ...adColumns[column]) ?? '').trim(),
    figure: (row, measure) => cell(row, ...(measure === 'spend' ? names : []), ...adMeasureColumns[measure]),
    currency: spent[1]?.toUpperCase() ?? null,
  }
}

/** Whether this is a file over ads: it names ads, their cost and their impressions. */
export function isOverAds(table: Table): boolean {
  const present = namesOf(table.header)
  const named = [...adColumns.adId, ...adColumns.ad].some((name) => present.has(name))
  const spent = adMeasureColumns.spend.some((name) => present.has(name)) || table.header.some((name) => spentIn.test(name))
  return named && spent && present.has('impressions')
}
