/** Latest audience snapshot of a profile; networks that give no demographics have none (docs/metrics.md#networks). */
import type { AudienceSnapshot } from '../../shared/audience.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import { dateOf } from './calendar.ts'
import type { Subject } from './daily.ts'
import { normal, random } from './random.ts'

type Place = 'London' | 'New York' | 'Dubai'

const countries: Record<Place, readonly (readonly [string, number])[]> = {
  London: [
    ['GB', 38.4],
    ['US', 14.2],
    ['IE', 7.9],
    ['DE', 6.1],
    ['NL', 4.6],
    ['FR', 3.9],
    ['CA', 3.4],
    ['AU', 3.1],
    ['ES', 2.2],
    ['IT', 1.9],
    ['SE', 1.4],
    ['NO', 1.3],
    ['DK', 1.2],
    ['PL', 1.1],
    ['JP', 1.0],
    ['CO', 0.9],
    ['BR', 0.9],
    ['IN', 0.8],
    ['PT', 0.7],
    ['BE', 0.6],
    ['CH', 0.6],
    ['ET', 0.4],
    ['KE', 0.4],
    ['ZA', 0.4],
    ['NZ', 0.4],
    ['KR', 0.3],
    ['AE', 0.3],
    ['MX', 0.3],
    ['FI', 0.3],
    ['AT', 0.3],
  ],
  'New York': [
    ['US', 61],
    ['CA', 7.5],
    ['GB', 7.1],
    ['MX', 2.9],
    ['DE', 2.4],
    ['FR', 2.1],
    ['BR', 1.9],
    ['AU', 1.8],
    ['JP', 1.5],
    ['NL', 1.2],
    ['IT', 1.1],
    ['ES', 1],
    ['KR', 0.8],
    ['SE', 0.7],
    ['IN', 0.7],
  ],
  Dubai: [
    ['AE', 44],
    ['SA', 16],
    ['KW', 6],
    ['QA', 5],
    ['EG', 4.5],
    ['IN', 4.2],
    ['OM', 3],
    ['GB', 2.4],
    ['JO', 2],
    ['JP', 1.8],
    ['PK', 1.4],
    ['IL', 0.9],
  ],
}
const cities: Record<Place, readonly (readonly [string, number])[]> = {
  London: [
    ['Edinburgh, Scotland', 13.8],
    ['London, England', 8.6],
    ['Glasgow, Scotland', 4.4],
    ['Dublin, Ireland', 3.7],
    ['New York, New York', 2.9],
    ['Manchester, England', 2.5],
    ['Berlin, Germany', 2.2],
    ['Amsterdam, Netherlands', 2.0],
    ['Paris, France', 1.7],
    ['Toronto, Canada', 1.2],
    ['Melbourne, Australia', 1.1],
    ['Bristol, England', 1.0],
  ],
  'New York': [
    ['New York, New York', 24],
    ['Los Angeles, California', 5.5],
    ['Chicago, Illinois', 3.9],
    ['Toronto, Canada', 3.1],
    ['London, England', 3],
    ['Boston, Massachusetts', 2.6],
    ['Philadelphia, Pennsylvania', 2.2],
    ['Austin, Texas', 1.7],
  ],
  Dubai: [
    ['Dubai, United Arab Emirates', 26],
    ['Abu Dhabi, United Arab Emirates', 11],
    ['Riyadh, Saudi Arabia', 8],
    ['Jeddah, Saudi Arabia', 4],
    ['Doha, Qatar', 3.6],
    ['Osaka, Japan', 1.1],
  ],
}
const bands = ['13-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const
/** Percent of followers by band, and the women among them. */
const ages: Partial<Record<NetworkCode, { bands: readonly number[]; women: number }>> = {
  facebook: { bands: [1, 7, 24, 29, 21, 12, 6], women: 0.57 },
  instagram: { bands: [3, 24, 39, 21, 8, 3.5, 1.5], women: 0.61 },
  linkedin: { bands: [0, 11, 42, 29, 13, 4, 1], women: 0.45 },
  tiktok: { bands: [9, 41, 32, 12, 4, 1.5, 0.5], women: 0.58 },
  youtube: { bands: [3, 19, 34, 23, 12, 6, 3], women: 0.34 },
  pinterest: { bands: [2, 21, 35, 20, 12, 7, 3], women: 0.78 },
}

/** Snapshot of the day before yesterday, as networks give it; null where the network tells nothing. */
export function audienceOf({ id, network }: Subject, zone: string, followers: number, today: number): AudienceSnapshot | null {
  const age = ages[network]
  if (!age || followers < 100) return null
  const place: Place = zone === 'America/New_York' ? 'New York' : zone === 'Asia/Dubai' ? 'Dubai' : 'London'
  const next = random(id, 'audience')
  const part = (percent: number) => Math.round(((followers * percent) / 100) * Math.exp(0.12 * normal(next)))
  const byFollowers = (a: { followers: number }, b: { followers: number }) => b.followers - a.followers
  return {
    profileId: id,
    date: dateOf(today - 2),
    countries: scaled(
      countries[place].map(([code, percent]) => ({ code, followers: part(percent) })),
      followers,
    ).sort(byFollowers),
    cities: cities[place].map(([name, percent]) => ({ name, followers: part(percent) })).sort(byFollowers),
    ages: bands.map((band, i) => {
      const all = Math.round((followers * (age.bands[i] ?? 0)) / 100)
      const other = Math.round(all * 0.03)
      const women = Math.round((all - other) * Math.min(0.95, Math.max(0.05, age.women * Math.exp(0.05 * normal(next)))))
      return { band, women, men: all - other - women, other }
    }),
  }
}

/** Some followers have no known country: the parts stay below the whole. */
function scaled(parts: { code: string; followers: number }[], followers: number): { code: string; followers: number }[] {
  const sum = parts.reduce((total, part) => total + part.followers, 0)
  const factor = Math.min(1, (followers * 0.97) / sum)
  return parts.map((part) => ({ ...part, followers: Math.floor(part.followers * factor) }))
}
