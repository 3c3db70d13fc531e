/** What ads are measured by (metrics.md 3.9). Money and results are of one currency and one type; fit.ts makes one of each where there are several. */
import type { ItemMetric } from '../items/definition.ts'
import type { AdEntry } from './entries.ts'
import { fieldsOf } from './fields.ts'
import { averageDailyReach, exactReach, ofOneCurrency, ofOneResultType, per, perReach, total } from './values.ts'

type Metric = ItemMetric<AdEntry>

/** Days of ads; and with them what the network says of reach. */
const withReach = (entry: AdEntry) => (entry.kind === 'row' ? [entry.row.date] : entry.kind === 'reach' ? [entry.date] : [])

const restated = 'The network attributes conversions to earlier clicks and views and restates them for up to 28 days.'
const restates = { facebook: restated, instagram: restated, google: restated, tiktok: restated } as const
const costs = { polarity: 'lower' } as const
const money = { unit: 'money' } as const

/** Metrics of money: their value is of one currency. */
export const moneyMetrics = {
  spend: {
    ...ofOneCurrency(total('spend')),
    ...money,
    title: 'Amount spent',
    label: 'Spent',
    polarity: 'neutral',
    formula: 'Sum of what the ads cost on each day of the range.',
    definition: 'What the network charged for the ads, in the currency of the ad account. Currencies are never added.',
    fields: fieldsOf('spend'),
  },
  cpm: {
    ...ofOneCurrency(per('spend', 'impressions', 1000)),
    ...money,
    ...costs,
    title: 'CPM',
    formula: '1,000 × amount spent ÷ impressions.',
    definition: 'What a thousand impressions cost.',
    fields: fieldsOf('spend', 'impressions'),
  },
  cpc: {
    ...ofOneCurrency(per('spend', 'linkClicks')),
    ...money,
    ...costs,
    title: 'CPC',
    formula: 'Amount spent ÷ link clicks.',
    definition: 'What a click on a link of an ad cost. Without a click there is no cost per click.',
    fields: fieldsOf('spend', 'linkClicks'),
  },
  cpc_all: {
    ...ofOneCurrency(per('spend', 'clicksAll')),
    ...money,
    ...costs,
    title: 'CPC (all)',
    formula: 'Amount spent ÷ all clicks.',
    definition: 'What a click of any kind on an ad cost. Without a click there is no cost per click.',
    fields: fieldsOf('spend', 'clicksAll'),
  },
  cost_per_result: {
    ...ofOneCurrency(ofOneResultType(per('spend', 'results'))),
    ...money,
    ...costs,
    title: 'Cost per result',
    formula: 'Amount spent ÷ results, when all results are of one type.',
    definition: 'What one result cost. Results of different types, such as link clicks and purchases, have no common cost.',
    fields: fieldsOf('spend', 'results'),
    native: restates,
  },
  conversion_value: {
    ...ofOneCurrency(total('conversionValue')),
    ...money,
    title: 'Conversion value',
    label: 'Value',
    polarity: 'higher',
    formula: 'Sum of the value of conversions on each day of the range.',
    definition: 'What the network says the conversions were worth, in the currency of the ad account.',
    fields: fieldsOf('conversionValue'),
    native: restates,
  },
  cpa: {
    ...ofOneCurrency(per('spend', 'conversions')),
    ...money,
    ...costs,
    title: 'CPA',
    formula: 'Amount spent ÷ conversions.',
    definition: 'What a conversion cost. Without a conversion there is no cost per conversion.',
    fields: fieldsOf('spend', 'conversions'),
    native: restates,
  },
  roas: {
    ...ofOneCurrency(per('conversionValue', 'spend')),
    title: 'ROAS',
    unit: 'ratio',
    polarity: 'higher',
    formula: 'Conversion value ÷ amount spent, over the ads that have both.',
    definition: 'Return on ad spend: how many times what was spent came back as conversion value.',
    fields: fieldsOf('conversionValue', 'spend'),
    native: restates,
  },
  cost_per_1000_reached: {
    ...ofOneCurrency(perReach('spend', 1000)),
    at: withReach,
    ...money,
    ...costs,
    title: 'Cost per 1,000 reached',
    formula: '1,000 × amount spent ÷ reach of exactly this range.',
    definition: 'What it cost to reach a thousand people, only where the network gives the number of people for the whole range.',
    fields: fieldsOf('spend', 'reach'),
    optional: true,
  },
} as const satisfies Record<string, Metric>

const clicks = {
  linkClicks: 'Clicks on links of the ads.',
  clicksAll: 'Clicks of any kind on the ads: links, reactions, the profile, enlarging a picture.',
} as const

const plainMetrics = {
  impressions: {
    ...total('impressions'),
    title: 'Impressions',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of impressions on each day of the range.',
    definition: 'Times the ads were shown, repeats included.',
    fields: fieldsOf('impressions'),
  },
  reach: {
    class: 'UNIQUE',
    value: exactReach,
    at: withReach,
    title: 'Reach',
    unit: 'count',
    polarity: 'higher',
    formula: "The network's own number for exactly this range, for one ad account, campaign or ad.",
    definition: 'People who saw the ads at least once. People come back and see several ads, so their number is never added up over days, ads or accounts.',
    fields: fieldsOf('reach'),
    optional: true,
  },
  average_daily_reach: {
    class: 'UNIQUE',
    value: (items, piece) => (exactReach(items, piece) === null ? averageDailyReach(items) : null),
    at: withReach,
    title: 'Average daily reach',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of the people reached on each day ÷ days with a number, for one ad account.',
    definition: 'People who saw the ads on an average day, where the network gives no number for the whole range.',
    fields: fieldsOf('reach'),
    optional: true,
  },
  daily_reach: {
    class: 'UNIQUE',
    value: averageDailyReach,
    at: withReach,
    title: 'Daily reach',
    unit: 'count',
    polarity: 'higher',
    formula: 'People reached on a day; of longer pieces the average over their days with a number. For one ad account.',
    definition: 'People who saw the ads on a day.',
    fields: fieldsOf('reach'),
  },
  frequency: {
    ...perReach('impressions'),
    at: withReach,
    title: 'Frequency',
    unit: 'ratio',
    polarity: 'neutral',
    formula: 'Impressions ÷ reach of exactly this range.',
    definition: 'How often a person saw the ads on average, only where the network gives the number of people for the whole range.',
    fields: fieldsOf('impressions', 'reach'),
    optional: true,
  },
  clicks_all: {
    ...total('clicksAll'),
    title: 'Clicks (all)',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of all clicks on each day of the range.',
    definition: clicks.clicksAll,
    fields: fieldsOf('clicksAll'),
  },
  ctr_all: {
    ...per('clicksAll', 'impressions', 100),
    title: 'CTR (all)',
    unit: 'percent',
    polarity: 'higher',
    formula: 'All clicks ÷ impressions × 100.',
    definition: 'How many of a hundred impressions were followed by a click of any kind.',
    fields: fieldsOf('clicksAll', 'impressions'),
  },
  link_clicks: {
    ...total('linkClicks'),
    title: 'Link clicks',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of link clicks on each day of the range.',
    definition: clicks.linkClicks,
    fields: fieldsOf('linkClicks'),
  },
  ctr_link: {
    ...per('linkClicks', 'impressions', 100),
    title: 'CTR',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Link clicks ÷ impressions × 100.',
    definition: 'How many of a hundred impressions were followed by a click on a link.',
    fields: fieldsOf('linkClicks', 'impressions'),
  },
  results: {
    ...ofOneResultType(total('results')),
    title: 'Results',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of results on each day of the range, when all are of one type.',
    definition: 'What the ads were optimised for, as their ad set says: link clicks, purchases, leads. Results of different types are not added.',
    fields: fieldsOf('results'),
    native: restates,
  },
  conversions: {
    ...total('conversions'),
    title: 'Conversions',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of conversions on each day of the range.',
    definition: 'Actions on the website or in the app that the network attributes to the ads.',
    fields: fieldsOf('conversions'),
    native: restates,
  },
  cvr: {
    ...per('conversions', 'linkClicks', 100),
    title: 'Conversion rate',
    label: 'CVR',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Conversions ÷ link clicks × 100.',
    definition: 'How many of a hundred link clicks led to a conversion.',
    fields: fieldsOf('conversions', 'linkClicks'),
    native: restates,
  },
  thruplays: {
    ...total('thruplays'),
    title: 'ThruPlays',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of ThruPlays on each day of the range.',
    definition: 'Times a video was played to its end, or for at least 15 seconds.',
    fields: fieldsOf('thruplays'),
    optional: true,
  },
} as const satisfies Record<string, Metric>

export const adMetrics = { ...moneyMetrics, ...plainMetrics } as const
export type AdMetric = keyof typeof adMetrics

export function isMoney(id: string): id is keyof typeof moneyMetrics {
  return Object.hasOwn(moneyMetrics, id)
}
