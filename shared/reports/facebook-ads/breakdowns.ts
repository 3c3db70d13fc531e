/** Days of an ad account cut by age and gender, region, placement, device and hour: their metrics and cuts. */
import type { AdDimension } from '../../items/ads.ts'
import type { AdEntry } from '../ads/entries.ts'
import { fieldsOf } from '../ads/fields.ts'
import { exactReach, partPer, partTotal } from '../ads/values.ts'
import type { Cut, Part } from '../items/cut.ts'
import type { ItemMetric, Noun } from '../items/metric.ts'

type Metric = ItemMetric<AdEntry>

const parts: Noun = { one: 'part of a day', many: 'parts of days' }

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
    noun: parts,
    title: 'Amount spent',
    label: 'Spent',
    unit: 'money',
    polarity: 'neutral',
    formula: 'Sum of what the part cost on each day of the range.',
    definition: 'What the network charged for this part of the people, places or hours.',
    fields: fieldsOf('spend'),
  }
  const impressions: Metric = {
    ...partTotal('impressions'),
    at,
    only,
    noun: parts,
    title: 'Impressions',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of the impressions of the part on each day of the range.',
    definition: 'Times the ads were shown to this part of the people, in these places or hours.',
    fields: fieldsOf('impressions'),
  }
  const linkClicks: Metric = {
    ...partTotal('linkClicks'),
    at,
    only,
    noun: parts,
    title: 'Link clicks',
    unit: 'count',
    polarity: 'higher',
    formula: 'Sum of the link clicks of the part on each day of the range.',
    definition: 'Clicks on links of the ads by this part of the people, in these places or hours.',
    fields: fieldsOf('linkClicks'),
  }
  const ctr: Metric = {
    ...partPer('linkClicks', 'impressions', 100),
    at,
    only,
    noun: parts,
    title: 'CTR',
    unit: 'percent',
    polarity: 'higher',
    formula: 'Link clicks ÷ impressions × 100, of the part.',
    definition: 'How many of a hundred impressions were followed by a click on a link.',
    fields: fieldsOf('linkClicks', 'impressions'),
  }
  const cpc: Metric = {
    ...partPer('spend', 'linkClicks'),
    at,
    only,
    noun: parts,
    title: 'CPC',
    unit: 'money',
    polarity: 'lower',
    formula: 'Amount spent ÷ link clicks, of the part.',
    definition: 'What a click on a link cost. Without a click there is no cost per click.',
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
    only: (entry) => entry.kind === 'reach' || (entry.kind === 'part' && entry.dimension === 'region'),
    has: ({ kind }) => kind === 'part',
    noun: parts,
    title: 'Reach',
    unit: 'count',
    polarity: 'higher',
    formula: "The network's own number for the region and exactly this range.",
    definition: 'People of the region who saw the ads at least once. Rows are not added: somebody who travels is counted in each region.',
    fields: fieldsOf('reach'),
  },
  placement_spend: byPlacement.spend,
  placement_impressions: byPlacement.impressions,
  device_spend: byDevice.spend,
  device_impressions: byDevice.impressions,
  hour_impressions: byHour.impressions,
} as const satisfies Record<string, Metric>

const genders: readonly Part[] = [
  { key: 'women', label: 'Women', color: 'c1' },
  { key: 'men', label: 'Men', color: 'c2' },
  { key: 'unknown', label: 'Not stated', color: 'c-other' },
]

function named(key: string): Part {
  return { key, label: key }
}

function byPart(title: string, dimension: AdDimension, of: (key: string) => Part | undefined, more: Pick<Cut<AdEntry>, 'parts'> = {}): Cut<AdEntry> {
  return {
    title,
    ...more,
    of: (entry) => {
      const part = entry.kind === 'part' && entry.dimension === dimension ? of(entry.part.key) : undefined
      return part ? [part] : []
    },
  }
}

/** "25-34:women" */
function agePart(key: string): Part {
  const [age = ''] = key.split(':')
  return { key: age, label: age }
}
function genderPart(key: string): Part | undefined {
  return genders.find((gender) => gender.key === (key.split(':')[1] ?? ''))
}
function ageGenderPart(key: string): Part {
  return { key, label: `${agePart(key).label}, ${(genderPart(key)?.label ?? 'Not stated').toLowerCase()}` }
}

/** The dimension's parts in alphabetical order, which is the order of ages. */
function inOrder(dimension: AdDimension, of: (key: string) => Part): Pick<Cut<AdEntry>, 'parts'> {
  return {
    parts: (entries) => {
      const keys = new Set<string>()
      for (const entry of entries) if (entry.kind === 'part' && entry.dimension === dimension) keys.add(entry.part.key)
      const parts = new Map([...keys].map(of).map((part) => [part.key, part]))
      return [...parts.values()].sort((a, b) => (a.label < b.label ? -1 : 1))
    },
  }
}

const countryNames = new Map<string, string>()
function countryName(code: string): string {
  const known = countryNames.get(code)
  if (known !== undefined) return known
  const made = /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code) : code
  countryNames.set(code, made)
  return made
}

/** "GB:Scotland" */
function regionPart(key: string): Part {
  const [country = '', ...name] = key.split(':')
  if (country === '?') return { key, label: 'Not stated' }
  return { key, label: name.join(':') || countryName(country), description: countryName(country) }
}

export const breakdownCuts = {
  age: byPart('Age', 'age_gender', agePart, inOrder('age_gender', agePart)),
  gender: byPart('Gender', 'age_gender', genderPart),
  age_gender: byPart('Age and gender', 'age_gender', ageGenderPart, inOrder('age_gender', ageGenderPart)),
  country: byPart('Country', 'region', (key) => {
    const [code = ''] = key.split(':')
    return code === '?' ? undefined : { key: code, label: countryName(code) }
  }),
  region: {
    title: 'Region',
    of: (entry) => {
      if (entry.kind === 'part') return entry.dimension === 'region' ? [regionPart(entry.part.key)] : []
      return entry.kind === 'reach' && entry.level === 'region' ? [regionPart(entry.objectId)] : []
    },
  },
  placement: byPart('Placement', 'placement', named),
  device: byPart('Device', 'device', named),
} as const satisfies Record<string, Cut<AdEntry>>
