/** How many people ads reached: never added up (docs/metrics.md#ads, docs/metrics.md#unique-people). */
import type { ItemMetric } from '../../language/items/metric.ts'
import type { AdEntry } from './entries.ts'
import { fieldsOf } from './fields.ts'
import { averageDailyReach, exactReach, perReach } from './reach.ts'

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
    definition: 'People who saw the ads at least once. The same people see several ads, so reach is never added up over days, ads or accounts.',
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
    formula: 'Sum of daily reach ÷ days with a value, for one ad account.',
    definition: 'People who saw the ads on an average day, where the network gives no reach for the whole range.',
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
    formula: 'People reached per day; for weeks and months, the daily average. For one ad account.',
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
    definition: 'How often a person saw the ads on average, where the network gives reach for the whole range.',
    fields: fieldsOf('impressions', 'reach'),
    optional: true,
    theme: { id: 'ad_exposure', place: 3 },
  },
} as const satisfies Record<string, Metric>
