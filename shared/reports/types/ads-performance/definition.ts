import { adCuts } from '../../kits/ads/dimensions.ts'
import type { AdEntry } from '../../kits/ads/entries.ts'
import { fitAds } from '../../kits/ads/fit.ts'
import { loadAds } from '../../kits/ads/load.ts'
import { adMetrics } from '../../kits/ads/metrics.ts'
import { adReport, campaignTable, status } from '../../kits/ads/report.ts'
import { itemReport } from '../../language/items/definition.ts'
import type { ItemSection } from '../../language/items/section.ts'
import { manifest } from './manifest.ts'

const sections: readonly ItemSection<AdEntry, keyof typeof adMetrics, keyof typeof adCuts>[] = [
  {
    key: 'spend',
    title: 'Amount spent',
    subTitle: 'Per {bucket}',
    width: 12,
    blocks: [{ kind: 'column', key: 'spend', metric: 'spend', dimension: 'entity' }],
  },
  {
    key: 'impressions',
    title: 'Impressions and CPM',
    topic: 'exposure',
    subTitle: 'Per {bucket}',
    width: 12,
    blocks: [
      { kind: 'column', key: 'impressions', title: 'Impressions', metric: 'impressions', dimension: 'entity' },
      { kind: 'line', key: 'cpm', title: 'CPM', metric: 'cpm' },
    ],
  },
  {
    key: 'clicks',
    title: 'Link clicks and CTR',
    subTitle: 'Per {bucket}',
    width: 12,
    blocks: [
      { kind: 'column', key: 'clicks', title: 'Link clicks', metric: 'link_clicks', dimension: 'entity' },
      { kind: 'line', key: 'ctr', title: 'CTR', metric: 'ctr_link' },
    ],
  },
  {
    key: 'conversions',
    title: 'Conversions and CPA',
    subTitle: 'Per {bucket}',
    width: 12,
    blocks: [
      { kind: 'column', key: 'conversions', title: 'Conversions', metric: 'conversions', dimension: 'entity' },
      { kind: 'line', key: 'cpa', title: 'CPA', metric: 'cpa' },
    ],
  },
  {
    key: 'roas',
    title: 'ROAS',
    subTitle: 'Conversion value ÷ amount spent of each {bucket}',
    width: 12,
    blocks: [{ kind: 'line', key: 'roas', metric: 'roas' }],
  },
  {
    key: 'budget',
    title: 'Spend by network',
    tabs: 'cross_channel',
    width: 4,
    blocks: [{ kind: 'donut', key: 'networks', metric: 'spend', dimension: 'network', totalLabel: 'Spent' }],
  },
  {
    key: 'objectives',
    title: 'Spend by objective',
    subTitle: 'Bar: this period. Tick: prior period',
    width: 8,
    blocks: [{ kind: 'bar', key: 'objectives', metric: 'spend', dimension: 'objective' }],
  },
  {
    key: 'accounts',
    title: 'Ad accounts',
    subTitle: 'Money in the currency of the account',
    width: 12,
    blocks: [
      {
        kind: 'table',
        key: 'rows',
        rows: 'account',
        attributes: [
          { key: 'currency', value: 'Currency' },
          { key: 'timezone', value: 'Days in' },
        ],
        columns: ['spend', 'impressions', 'reach', 'link_clicks', 'ctr_link', 'cpc', 'cpm', 'conversions', 'cpa', 'roas'],
        sortBy: 'impressions',
      },
    ],
  },
  {
    key: 'campaigns',
    title: 'Campaigns',
    subTitle: 'Money in the currency of the account',
    width: 12,
    blocks: [campaignTable('impressions')],
  },
  {
    key: 'ads',
    title: 'Top ads',
    subTitle: 'By impressions, {shown} of {items}. Money in the currency of the account',
    width: 12,
    blocks: [
      {
        kind: 'table',
        key: 'rows',
        rows: 'ad',
        attributes: [{ key: 'account', value: 'Ad account' }, status],
        columns: ['spend', 'impressions', 'link_clicks', 'ctr_link', 'cpc', 'results', 'cost_per_result'],
        sortBy: 'impressions',
        limit: 20,
      },
    ],
  },
]

const summary = [
  'spend',
  'impressions',
  'reach',
  'average_daily_reach',
  'link_clicks',
  'ctr_link',
  'cpc',
  'cpm',
  'conversions',
  'cpa',
  'roas',
] as const satisfies readonly (keyof typeof adMetrics)[]

/** Paid performance: what the ads of all accounts of the profiles did in the range. */
export const adsPerformance = itemReport(manifest, {
  ...adReport,
  load: loadAds({ breakdowns: false, reachOf: ['account', 'campaign'] }),
  metrics: adMetrics,
  dimensions: adCuts,
  summary,
  sections,
  fit: fitAds({ metrics: adMetrics, summary, sections }),
})

export { adsPerformance as definition }
