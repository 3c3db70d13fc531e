/** How many people ads reached: never added up (metrics.md 3.9, 1.1). */
import type { ItemMetric } from '../../language/items/metric.ts'
import type { AdEntry } from './entries.ts'
import { fieldsOf } from './fields.ts'
import { averageDailyReach, exactReach, perReach } from './values.ts'

type Metric = ItemMetric<AdEntry>

/** Days of ads; and with them what the network says of reach. */
export const withReach = (entry: AdEntry) => (entry.kind === 'row' ? [entry.row.date] : entry.kind === 'reach' ? [entry.date] : [])
/** What the network says of reach is about these days, and is none. */
export const isDayOfAd = (entry: AdEntry): boolean => entry.kind === 'row'

export const reachMetrics = {
  reach: {
    class: 'UNIQUE',
    value: exactReach,
    at: withReach,
    has: isDayOfAd,
    title: 'Reach',
    unit: 'count',
    polarity: 'higher',
    formula: "The network's own number for exactly this range, for one ad account, campaign or ad.",
    definition: 'People who saw the ads at least once. People come back and see several ads, so their number is never added up over days, ads or accounts.',
    fields: fieldsOf('reach'),
    optional: true,
    theme: { id: 'ad_exposure', place: 1 },
  },
  average_daily_reach: {
    class: 'UNIQUE',
    value: (items, interval) => (exactReach(items, interval) === null ? averageDailyReach(items) : null),
    at: withReach,
    has: isDayOfAd,
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
    has: isDayOfAd,
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
    has: isDayOfAd,
    title: 'Frequency',
    unit: 'ratio',
    polarity: 'neutral',
    formula: 'Impressions ÷ reach of exactly this range.',
    definition: 'How often a person saw the ads on average, only where the network gives the number of people for the whole range.',
    fields: fieldsOf('impressions', 'reach'),
    optional: true,
    theme: { id: 'ad_exposure', place: 3 },
  },
} as const satisfies Record<string, Metric>
