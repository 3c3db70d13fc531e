/** Who follows the profiles: the networks' latest snapshots put together (docs/metrics.md#audience). */
import { allAges } from '../../../../../shared/audience.ts'
import { formatDate } from '../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { listed } from '../../../../../shared/listed.ts'
import { share } from '../../../../../shared/metrics/index.ts'
import { networks } from '../../../../../shared/networks.ts'
import { compareText, networksIn } from '../common/profiles.ts'
import type { Audience, ProfileDataset } from './dataset.ts'

type Row = { readonly code: string; readonly label: string; readonly followers: number; readonly share: number }
/** `total`: all followers of the profiles that tell any part, listed or not. */
type Parts = { readonly rows: Row[]; readonly total: number }

export const otherPart = 'Other'

let countryNames: Intl.DisplayNames | undefined

/** Made when first asked for: most cold starts never name a country. */
function countryName(code: string): string {
  countryNames ??= new Intl.DisplayNames('en-GB', { type: 'region' })
  return countryNames.of(code) ?? code
}

/** Largest first; shares of all followers, those in no country of the list too. */
export function countriesOf(profiles: readonly ProfileDataset[]): Parts {
  return ranked(profiles, ({ countries }) => countries.map(({ code, followers }) => ({ name: code, followers })), countryName)
}

/** As {@link countriesOf}: networks list the cities with the most followers alone. */
export function citiesOf(profiles: readonly ProfileDataset[]): Parts {
  return ranked(
    profiles,
    ({ cities }) => cities,
    (name) => name,
  )
}

type Part = { readonly name: string; readonly followers: number }

/** All followers of a snapshot, of which a list may hold some: never fewer than those it holds. */
export function allFollowers({ ofFollowers, followers }: Audience, parts: readonly Pick<Part, 'followers'>[]): number {
  return Math.max(
    ofFollowers ?? followers ?? 0,
    parts.reduce((sum, one) => sum + one.followers, 0),
  )
}

function ranked(profiles: readonly ProfileDataset[], partsOf: (audience: Audience) => readonly Part[], labelOf: (name: string) => string): Parts {
  const sums = new Map<string, number>()
  let total = 0
  for (const { audience } of profiles) {
    const parts = audience ? partsOf(audience) : []
    if (!audience || parts.length === 0) continue
    total += allFollowers(audience, parts)
    for (const { name, followers } of parts) sums.set(name, (sums.get(name) ?? 0) + followers)
  }
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

/** Parts of all followers, as of countries and cities. */
export function gendersOf(profiles: readonly ProfileDataset[]) {
  const sums = { women: 0, men: 0, other: 0 }
  for (const { audience } of profiles) {
    if (!audience || audience.ages.length === 0) continue
    for (const gender of genders) sums[gender] += audience.ages.reduce((sum, band) => sum + band[gender], 0)
    sums.other += unlisted(audience)
  }
  return [
    { key: 'women', label: 'Women', color: 'c1', value: sums.women },
    { key: 'men', label: 'Men', color: 'c2', value: sums.men },
    { key: 'other', label: 'Other or not known', color: 'c-other', value: sums.other },
  ]
}

const genders = ['women', 'men', 'other'] as const

/** Followers in no band of a snapshot; 0 where rounding the shares of its bands, a tenth of a percent each, explains them. */
function unlisted(audience: Audience): number {
  const bands = audience.ages.map(({ women, men, other }) => ({ followers: women + men + other }))
  const listed = bands.reduce((sum, { followers }) => sum + followers, 0)
  const all = allFollowers(audience, bands)
  return (all - listed) * 1_000 > all * (2 * bands.length + 1) ? all - listed : 0
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
