/** What is counted of the parts of an ad account's days: ages and genders, regions, placements, devices, hours. */
import type { AdDimension } from '../../../items/ads.ts'
import type { AdEntry } from '../../kits/ads/entries.ts'
import { fieldsOf } from '../../kits/ads/fields.ts'
import { partPer, partTotal } from '../../kits/ads/parts.ts'
import { exactReach } from '../../kits/ads/reach.ts'
import type { ItemMetric, Noun } from '../../language/items/metric.ts'

type Metric = ItemMetric<AdEntry>

const ofParts: Noun = { one: 'part of a day', many: 'parts of days' }

/** Parts at their day or their hour, and what the network says of the reach of regions. */
function at(entry: AdEntry): readonly string[] {
  if (entry.kind === 'reach') return entry.level === 'region' ? [entry.date] : nowhere
  if (entry.kind !== 'part') return nowhere
  return [entry.dimension === 'hour' ? `${entry.date}T${entry.part.key.padStart(2, '0')}:00` : entry.date]
}
const nowhere: readonly never[] = []

function metricsOf<const D extends AdDimension>(dimension: D) {
  // each dimension holds the whole account once more, so a metric counts the parts of one
  const only = (entry: AdEntry) => entry.kind === 'part' && entry.dimension === dimension
  const spend: Metric = {
    ...partTotal('spend'),
    at,
    only,
    noun: ofParts,
    title: 'Amount spent',
    label: 'Spent',
    unit: 'money',
    polarity: 'neutral',
    formula: 'Sum of daily spend of the part in the period.',
    definition: 'Amount charged by the network for this audience, place or hour.',
    fields: fieldsOf('spend'),
  }
  const impressions: Metric = {
    ...partTotal('impressions'),
    at,
    only,
    noun: ofParts,
    title: 'Impressions',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of daily impressions of the part in the period.',
    definition: 'Times the ads were shown to this audience, in this place or hour.',
    fields: fieldsOf('impressions'),
  }
  const linkClicks: Metric = {
    ...partTotal('linkClicks'),
    at,
    only,
    noun: ofParts,
    title: 'Link clicks',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of daily link clicks of the part in the period.',
    definition: 'Clicks on links in the ads by this audience, in this place or hour.',
    fields: fieldsOf('linkClicks'),
  }
  const ctr: Metric = {
    ...partPer('linkClicks', 'impressions', 100),
    at,
    only,
    noun: ofParts,
    title: 'CTR',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Link clicks ÷ impressions × 100, of the part.',
    definition: 'Share of impressions followed by a click on a link.',
    fields: fieldsOf('linkClicks', 'impressions'),
  }
  const cpc: Metric = {
    ...partPer('spend', 'linkClicks'),
    at,
    only,
    noun: ofParts,
    title: 'CPC',
    unit: 'money',
    polarity: 'lower',
    formula: 'Amount spent ÷ link clicks, of the part.',
    definition: 'Cost of a click on a link. Empty without clicks.',
    fields: fieldsOf('spend', 'linkClicks'),
  }
  return { spend, impressions, linkClicks, ctr, cpc }
}

const [byAge, byRegion, byPlacement, byDevice, byHour] = [
  metricsOf('age_gender'),
  metricsOf('region'),
  metricsOf('placement'),
  metricsOf('device'),
  metricsOf('hour'),
]

export const breakdownMetrics = {
  age_spend: byAge.spend,
  age_impressions: byAge.impressions,
  age_link_clicks: byAge.linkClicks,
  age_ctr: byAge.ctr,
  age_cpc: byAge.cpc,
  region_spend: byRegion.spend,
  region_impressions: byRegion.impressions,
  region_link_clicks: byRegion.linkClicks,
  region_ctr: byRegion.ctr,
  region_cpc: byRegion.cpc,
  region_reach: {
    class: 'UNIQUE',
    value: exactReach,
    at,
    only: (entry) => (entry.kind === 'reach' && entry.level === 'region') || (entry.kind === 'part' && entry.dimension === 'region'),
    has: ({ kind }) => kind === 'part',
    noun: ofParts,
    title: 'Reach',
    unit: 'count',
    polarity: 'higher',
    formula: "The network's own number for the region and exactly this period.",
    definition: 'People in the region who saw the ads at least once. Rows are not added up: someone who travels counts in each region.',
    fields: fieldsOf('reach'),
  },
  placement_spend: byPlacement.spend,
  placement_impressions: byPlacement.impressions,
  device_spend: byDevice.spend,
  device_impressions: byDevice.impressions,
  hour_impressions: byHour.impressions,
} as const satisfies Record<string, Metric>
