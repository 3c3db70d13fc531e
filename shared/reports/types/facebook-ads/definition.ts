import { adLevels } from '../../../items/ads.ts'
import { adCuts } from '../../kits/ads/dimensions.ts'
import type { AdEntry } from '../../kits/ads/entries.ts'
import { fitAds } from '../../kits/ads/fit.ts'
import { loadAds } from '../../kits/ads/load.ts'
import { adMetrics } from '../../kits/ads/metrics.ts'
import { adColumns, adReport, campaignTable, status } from '../../kits/ads/report.ts'
import { itemReport } from '../../language/items/definition.ts'
import type { ItemSection } from '../../language/items/section.ts'
import { maxListedPosts } from '../../limits.ts'
import { breakdownMetrics } from './breakdowns.ts'
import { breakdownCuts } from './dimensions.ts'
import { manifest } from './manifest.ts'

const metrics = { ...adMetrics, ...breakdownMetrics }
const dimensions = { ...adCuts, ...breakdownCuts }
const ageColumns = ['age_spend', 'age_impressions', 'age_link_clicks', 'age_ctr', 'age_cpc'] as const
const regionColumns = ['region_spend', 'region_impressions', 'region_reach', 'region_link_clicks', 'region_ctr', 'region_cpc'] as const

const sections: readonly ItemSection<AdEntry, keyof typeof metrics, keyof typeof dimensions>[] = [
  { key: 'spend', title: 'Amount spent', subTitle: 'Per {bucket}', width: 12, blocks: [{ kind: 'column', key: 'spend', metric: 'spend' }] },
  {
    key: 'reach',
    title: 'Reach',
    topic: 'exposure',
    subTitle: 'People reached per day; days are not added up, weeks and months show the daily average',
    width: 12,
    blocks: [{ kind: 'line', key: 'reach', metric: 'daily_reach' }],
  },
  {
    key: 'performance',
    title: 'CTR and CPC',
    subTitle: 'Of each {bucket}',
    width: 12,
    blocks: [
      { kind: 'line', key: 'ctr', title: 'CTR', metric: 'ctr_link' },
      { kind: 'line', key: 'cpc', title: 'CPC', metric: 'cpc' },
    ],
  },
  {
    key: 'age_gender',
    title: 'Age and gender',
    subTitle: 'Amount spent. Bar: this period. Tick: prior period',
    width: 12,
    blocks: [
      { kind: 'bar', key: 'ages', title: 'Age', metric: 'age_spend', dimension: 'age' },
      { kind: 'donut', key: 'genders', title: 'Gender', metric: 'age_spend', dimension: 'gender', totalLabel: 'Spent' },
      { kind: 'column', key: 'over_time', title: 'Gender over time', metric: 'age_spend', dimension: 'gender' },
      { kind: 'table', key: 'rows', title: 'Age and gender', rows: 'age_gender', columns: ageColumns, sortBy: 'age_spend' },
    ],
  },
  {
    key: 'regions',
    title: 'Regions',
    subTitle: 'Reach of regions is not added up: people travel',
    width: 12,
    blocks: [
      { kind: 'map', key: 'countries', metric: 'region_impressions', dimension: 'country', unplaced: 'impressions' },
      { kind: 'table', key: 'rows', rows: 'region', columns: regionColumns, sortBy: 'region_spend', limit: maxListedPosts },
    ],
  },
  {
    key: 'placement',
    title: 'Placements',
    subTitle: 'Impressions. Bar: this period. Tick: prior period',
    width: 8,
    blocks: [{ kind: 'bar', key: 'placements', metric: 'placement_impressions', dimension: 'placement' }],
  },
  {
    key: 'device',
    title: 'Devices',
    subTitle: 'Impressions',
    width: 4,
    blocks: [{ kind: 'donut', key: 'devices', metric: 'device_impressions', dimension: 'device', totalLabel: 'Impressions' }],
  },
  {
    key: 'hours',
    title: 'Hours',
    subTitle: "Impressions by weekday and hour of the ad account's zone, {zone}",
    width: 12,
    blocks: [{ kind: 'heatmap', key: 'cells', metric: 'hour_impressions', itemsLabel: 'hours' }],
  },
  {
    key: 'campaigns',
    title: 'Campaigns',
    width: 12,
    blocks: [campaignTable('spend')],
  },
  {
    key: 'ad_sets',
    title: 'Ad sets',
    width: 12,
    blocks: [
      {
        kind: 'table',
        key: 'rows',
        rows: 'ad_set',
        attributes: [
          status,
          { key: 'bid_type', value: 'Bid type' },
          { key: 'budget', value: 'Daily budget', passport: 'daily_budget', unit: 'money', align: 'right' },
          { key: 'result_type', value: 'Result type' },
        ],
        columns: adColumns,
        sortBy: 'spend',
        limit: maxListedPosts,
      },
    ],
  },
  {
    key: 'ads',
    title: 'Ads',
    subTitle: '{shown} of {items}',
    width: 12,
    blocks: [
      {
        kind: 'table',
        key: 'rows',
        rows: 'ad',
        attributes: [
          status,
          { key: 'quality', value: 'Quality ranking' },
          { key: 'engagement', value: 'Engagement ranking' },
          { key: 'conversion', value: 'Conversion ranking' },
        ],
        columns: adColumns,
        sortBy: 'spend',
        limit: maxListedPosts,
      },
    ],
  },
]

const summary = [
  'spend',
  'impressions',
  'reach',
  'average_daily_reach',
  'frequency',
  'cost_per_1000_reached',
  'clicks_all',
  'link_clicks',
  'ctr_link',
  'cpc',
  'cpm',
  'results',
  'conversions',
  'cvr',
  'cpa',
  'conversion_value',
  'roas',
  'thruplays',
] as const satisfies readonly (keyof typeof metrics)[]

/** Facebook Ads report: one ad account, in its own zone. */
export const facebookAds = itemReport(manifest, {
  ...adReport,
  load: loadAds({ breakdowns: true, reachOf: adLevels }),
  metrics,
  dimensions,
  summary,
  sections,
  fit: fitAds({ metrics, summary, sections }),
})

export { facebookAds as definition }
