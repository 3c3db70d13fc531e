/** What ads are measured by (docs/metrics.md#ads). Results are of one type; fit.ts makes one of each where there are several. */
import type { ItemMetric } from '../../language/items/metric.ts'
import type { AdEntry } from './entries.ts'
import { fieldsOf } from './fields.ts'
import { moneyMetrics } from './money-metrics.ts'
import { reachMetrics } from './reach-metrics.ts'
import { restates } from './restated.ts'
import { ofOneResultType, per, total } from './values.ts'

type Metric = ItemMetric<AdEntry>

const clicks = {
  linkClicks: 'Clicks on links in the ads.',
  clicksAll: 'Clicks of any kind on the ads: links, reactions, the profile, enlarging a picture.',
} as const

const deliveryMetrics = {
  impressions: {
    ...total('impressions'),
    title: 'Impressions',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of daily impressions in the range.',
    definition: 'Times the ads were shown, repeats included.',
    fields: fieldsOf('impressions'),
    theme: { id: 'ad_exposure', place: 0 },
  },
  clicks_all: {
    ...total('clicksAll'),
    title: 'Clicks (all)',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of all daily clicks in the range.',
    definition: clicks.clicksAll,
    fields: fieldsOf('clicksAll'),
    theme: { id: 'ad_clicks', place: 1 },
  },
  ctr_all: {
    ...per('clicksAll', 'impressions', 100),
    title: 'CTR (all)',
    unit: 'percent',
    polarity: 'higher',
    formula: 'All clicks ÷ impressions × 100.',
    definition: 'Share of impressions followed by a click of any kind.',
    fields: fieldsOf('clicksAll', 'impressions'),
  },
  link_clicks: {
    ...total('linkClicks'),
    title: 'Link clicks',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of daily link clicks in the range.',
    definition: clicks.linkClicks,
    fields: fieldsOf('linkClicks'),
    theme: { id: 'ad_clicks', place: 0 },
  },
  ctr_link: {
    ...per('linkClicks', 'impressions', 100),
    title: 'CTR',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Link clicks ÷ impressions × 100.',
    definition: 'Share of impressions followed by a click on a link.',
    fields: fieldsOf('linkClicks', 'impressions'),
    theme: { id: 'ad_clicks', place: 2 },
    countedBy: { by: 'link_clicks', rate: true },
  },
  results: {
    ...ofOneResultType(total('results')),
    title: 'Results',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of daily results in the range, when all are of one type.',
    definition: 'Actions the ads were optimised for, as set in the ad set: link clicks, purchases, leads. Results of different types are never added up.',
    fields: fieldsOf('results'),
    native: restates,
    theme: { id: 'conversions', place: 5 },
  },
  conversions: {
    ...total('conversions'),
    title: 'Conversions',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of daily conversions in the range.',
    definition: 'Actions on the website or in the app that the network attributes to the ads.',
    fields: fieldsOf('conversions'),
    native: restates,
    theme: { id: 'conversions', place: 0 },
  },
  cvr: {
    ...per('conversions', 'linkClicks', 100),
    title: 'Conversion rate',
    label: 'CVR',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Conversions ÷ link clicks × 100.',
    definition: 'Share of link clicks that led to a conversion.',
    fields: fieldsOf('conversions', 'linkClicks'),
    native: restates,
    theme: { id: 'conversions', place: 1 },
    countedBy: { by: 'conversions', rate: true },
  },
  thruplays: {
    ...total('thruplays'),
    title: 'ThruPlays',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of daily ThruPlays in the range.',
    definition: 'Times a video was played to its end, or for at least 15 seconds.',
    fields: fieldsOf('thruplays'),
    optional: true,
  },
} as const satisfies Record<string, Metric>

export const adMetrics = { ...moneyMetrics, ...reachMetrics, ...deliveryMetrics } as const
export type AdMetric = keyof typeof adMetrics
