/** What ads cost and brought in (docs/metrics.md#ads): values of one currency; fit.ts makes one of each where there are several. */
import type { ItemMetric } from '../../language/items/metric.ts'
import type { AdEntry } from './entries.ts'
import { fieldsOf } from './fields.ts'
import { perReach } from './reach.ts'
import { isDayOfAd, withReach } from './reach-metrics.ts'
import { restates } from './restated.ts'
import { ofOneCurrency, ofOneResultType, per, total } from './values.ts'

type Metric = ItemMetric<AdEntry>

const costs = { polarity: 'lower' } as const
const money = { unit: 'money' } as const

export const moneyMetrics = {
  spend: {
    ...ofOneCurrency(total('spend')),
    ...money,
    title: 'Amount spent',
    label: 'Spent',
    polarity: 'neutral',
    formula: 'Sum of daily spend in the range.',
    definition: 'Amount charged by the network for the ads, in the currency of the ad account. Currencies are never added up.',
    fields: fieldsOf('spend'),
  },
  cpm: {
    ...ofOneCurrency(per('spend', 'impressions', 1000)),
    ...money,
    ...costs,
    title: 'CPM',
    formula: 'Amount spent ÷ impressions × 1,000.',
    definition: 'Cost of 1,000 impressions.',
    fields: fieldsOf('spend', 'impressions'),
    theme: { id: 'cost_of_exposure', place: 0 },
  },
  cpc: {
    ...ofOneCurrency(per('spend', 'linkClicks')),
    ...money,
    ...costs,
    title: 'CPC',
    formula: 'Amount spent ÷ link clicks.',
    definition: 'Cost of a click on a link of an ad. Empty without clicks.',
    fields: fieldsOf('spend', 'linkClicks'),
    theme: { id: 'ad_clicks', place: 3 },
    countedBy: { by: 'link_clicks' },
  },
  cpc_all: {
    ...ofOneCurrency(per('spend', 'clicksAll')),
    ...money,
    ...costs,
    title: 'CPC (all)',
    formula: 'Amount spent ÷ all clicks.',
    definition: 'Cost of a click of any kind on an ad. Empty without clicks.',
    fields: fieldsOf('spend', 'clicksAll'),
  },
  cost_per_result: {
    ...ofOneCurrency(ofOneResultType(per('spend', 'results'))),
    ...money,
    ...costs,
    title: 'Cost per result',
    formula: 'Amount spent ÷ results.',
    definition: 'Cost of one result. Results of different types, such as link clicks and purchases, have no common cost.',
    fields: fieldsOf('spend', 'results'),
    native: restates,
    theme: { id: 'conversions', place: 6 },
  },
  conversion_value: {
    ...ofOneCurrency(total('conversionValue')),
    ...money,
    title: 'Conversion value',
    label: 'Value',
    polarity: 'higher',
    formula: 'Sum of daily conversion value in the range.',
    definition: 'Value of the conversions as reported by the network, in the currency of the ad account.',
    fields: fieldsOf('conversionValue'),
    native: restates,
    theme: { id: 'conversions', place: 4 },
    countedBy: { by: 'conversions' },
  },
  cpa: {
    ...ofOneCurrency(per('spend', 'conversions')),
    ...money,
    ...costs,
    title: 'CPA',
    formula: 'Amount spent ÷ conversions.',
    definition: 'Cost of a conversion. Empty without conversions.',
    fields: fieldsOf('spend', 'conversions'),
    native: restates,
    theme: { id: 'conversions', place: 2 },
    countedBy: { by: 'conversions' },
  },
  roas: {
    ...ofOneCurrency(per('conversionValue', 'spend')),
    title: 'ROAS',
    unit: 'ratio',
    polarity: 'higher',
    formula: 'Conversion value ÷ amount spent.',
    definition: 'Return on ad spend: conversion value for every unit of money spent.',
    fields: fieldsOf('conversionValue', 'spend'),
    native: restates,
    theme: { id: 'conversions', place: 3 },
    countedBy: { by: 'conversions' },
  },
  cost_per_1000_reached: {
    ...ofOneCurrency(perReach('spend', 1000)),
    at: withReach,
    has: isDayOfAd,
    ...money,
    ...costs,
    title: 'Cost per 1,000 reached',
    formula: '1,000 × amount spent ÷ reach of exactly this range.',
    definition: 'Cost of reaching 1,000 people, where the network reports reach for the whole range.',
    fields: fieldsOf('spend', 'reach'),
    optional: true,
    theme: { id: 'cost_of_exposure', place: 1 },
  },
} as const satisfies Record<string, Metric>

export function isMoney(id: string): id is keyof typeof moneyMetrics {
  return Object.hasOwn(moneyMetrics, id)
}
