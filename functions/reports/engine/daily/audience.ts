/** Who follows the profiles: the networks' latest snapshots put together (docs/metrics.md#audience). */
import { allAges } from '../../../../shared/audience.ts'
import { formatDate } from '../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../shared/figure-messages.ts'
import { listed } from '../../../../shared/listed.ts'
import { share } from '../../../../shared/metrics/index.ts'
import { networks } from '../../../../shared/networks.ts'
import { compareText, networksIn } from '../common/profiles.ts'
import type { ProfileDataset } from './dataset.ts'

type Row = { readonly code: string; readonly label: string; readonly followers: number; readonly share: number }

let countryNames: Intl.DisplayNames | undefined

/** Made when first asked for: most cold starts never name a country. */
function countryName(code: string): string {
  countryNames ??= new Intl.DisplayNames('en-GB', { type: 'region' })
  return countryNames.of(code) ?? code
}

/** Largest first; shares of all followers whose country is known. */
export function countriesOf(profiles: readonly ProfileDataset[]): { rows: Row[]; total: number } {
  const counted = profiles.flatMap(({ audience }) => audience?.countries.map(({ code, followers }) => ({ name: code, followers })) ?? [])
  return ranked(counted, countryName)
}

export function citiesOf(profiles: readonly ProfileDataset[]): { rows: Row[]; total: number } {
  return ranked(
    profiles.flatMap(({ audience }) => audience?.cities ?? []),
    (name) => name,
  )
}

function ranked(counted: readonly { name: string; followers: number }[], labelOf: (name: string) => string): { rows: Row[]; total: number } {
  const sums = new Map<string, number>()
  for (const { name, followers } of counted) sums.set(name, (sums.get(name) ?? 0) + followers)
  const total = [...sums.values()].reduce((sum, followers) => sum + followers, 0)
  const rows = [...sums]
    .filter(([, followers]) => followers > 0)
    .map(([code, followers]) => ({ code, label: labelOf(code), followers, share: share(followers, total) ?? 0 }))
    .sort((a, b) => b.followers - a.followers || compareText(a.code, b.code))
  return { rows, total }
}

/** Youngest first. */
export function agesOf(profiles: readonly ProfileDataset[]): { band: string; followers: number }[] {
  const sums = new Map<string, number>()
  for (const { band, women, men, other } of profiles.flatMap(({ audience }) => audience?.ages ?? [])) {
    if (band !== allAges) sums.set(band, (sums.get(band) ?? 0) + women + men + other)
  }
  return [...sums].map(([band, followers]) => ({ band, followers })).sort((a, b) => compareText(a.band, b.band))
}

export function gendersOf(profiles: readonly ProfileDataset[]) {
  const bands = profiles.flatMap(({ audience }) => audience?.ages ?? [])
  const sum = (of: 'women' | 'men' | 'other') => bands.reduce((total, band) => total + band[of], 0)
  return [
    { key: 'women', label: 'Women', color: 'c1', value: sum('women') },
    { key: 'men', label: 'Men', color: 'c2', value: sum('men') },
    { key: 'other', label: 'Other or not known', color: 'c-other', value: sum('other') },
  ]
}

/** "Latest snapshot, 19 Nov 2026. 5 of 6 networks; X gives none." */
export function snapshotText(profiles: readonly ProfileDataset[]): string {
  const giving = profiles.filter(({ audience }) => audience !== null)
  const dates = giving.flatMap(({ audience }) => audience?.date ?? []).sort()
  const last = dates.at(-1)
  if (!last) return figureMessages.audience.none
  const all = networksIn(profiles)
  const missing = all.filter((network) => !networksIn(giving).includes(network)).map((network) => networks[network].display)
  const fromShares = giving.some(({ audience }) => audience?.ofFollowers !== undefined)
  const date = [figureMessages.audience.snapshot(formatDate(last)), ...(fromShares ? [figureMessages.audience.shares] : [])].join(' ')
  return missing.length === 0 ? date : `${date} ${figureMessages.audience.networks(all.length - missing.length, all.length, listed(missing), missing.length)}`
}
