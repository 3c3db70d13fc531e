/** Days of an ad account cut by age and gender, country and region, placement and device. */

import type { AdDimension } from '../../../items/ads.ts'
import { memoize } from '../../../memoize.ts'
import type { AdEntry } from '../../kits/ads/entries.ts'
import type { Dimension, DimensionValue } from '../../language/items/dimension.ts'

const genders: readonly DimensionValue[] = [
  { key: 'women', label: 'Women', color: 'c1' },
  { key: 'men', label: 'Men', color: 'c2' },
  { key: 'unknown', label: 'Not stated', color: 'c-other' },
]

function named(key: string): DimensionValue {
  return { key, label: key }
}

function byPart(
  title: string,
  dimension: AdDimension,
  of: (key: string) => DimensionValue | undefined,
  more: Pick<Dimension<AdEntry>, 'parts'> = {},
): Dimension<AdEntry> {
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
function agePart(key: string): DimensionValue {
  const [age = ''] = key.split(':')
  return { key: age, label: age }
}
function genderPart(key: string): DimensionValue | undefined {
  return genders.find((gender) => gender.key === (key.split(':')[1] ?? ''))
}
function ageGenderPart(key: string): DimensionValue {
  return { key, label: `${agePart(key).label}, ${(genderPart(key)?.label ?? 'Not stated').toLowerCase()}` }
}

/** The dimension's parts in alphabetical order, which is the order of ages. */
function inOrder(dimension: AdDimension, of: (key: string) => DimensionValue): Pick<Dimension<AdEntry>, 'parts'> {
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
  return memoize(countryNames, code, () => (/^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code) : code))
}

/** "GB:Scotland" */
function regionPart(key: string): DimensionValue {
  const [country = '', ...name] = key.split(':')
  if (country === '?') return { key, label: name.join(':') || 'Not stated' }
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
} as const satisfies Record<string, Dimension<AdEntry>>
