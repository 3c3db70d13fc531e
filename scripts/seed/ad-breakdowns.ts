/** The demo's ads of a day, cut by people, place and hour. */
import { type AdBreakdown, type AdDimension, type AdRow, adDimensions } from '../../shared/items/ads.ts'
import type { SeedAdAccount } from './ad-plan.ts'
import { random } from './random.ts'

const shares: Record<AdDimension, readonly (readonly [string, number])[]> = {
  age_gender: (
    [
      ['18-24', 0.16],
      ['25-34', 0.34],
      ['35-44', 0.25],
      ['45-54', 0.14],
      ['55-64', 0.07],
      ['65+', 0.04],
    ] as const
  ).flatMap(([age, share]) => [[`${age}:women`, share * 0.56] as const, [`${age}:men`, share * 0.41] as const, [`${age}:unknown`, share * 0.03] as const]),
  region: [
    ['GB:England', 0.46],
    ['GB:Scotland', 0.37],
    ['GB:Wales', 0.05],
    ['GB:Northern Ireland', 0.04],
    ['IE:Dublin', 0.05],
    ['IE:Cork', 0.02],
    ['?:', 0.01],
  ],
  placement: [
    ['Facebook Feed', 0.36],
    ['Instagram Feed', 0.27],
    ['Instagram Stories', 0.18],
    ['Instagram Reels', 0.12],
    ['Audience Network', 0.05],
    ['Messenger', 0.02],
  ],
  device: [
    ['Mobile', 0.84],
    ['Desktop', 0.13],
    ['Tablet', 0.03],
  ],
  hour: [1, 0.6, 0.4, 0.3, 0.4, 0.9, 2.2, 4.6, 5.8, 5.2, 4.4, 4.1, 5, 4.6, 4, 3.9, 4.4, 5.3, 6.2, 7.1, 7.4, 6.8, 4.6, 2.4].map(
    (share, hour) => [String(hour), share / 100] as const,
  ),
}
const usRegions = [
  ['US:New York', 0.58],
  ['US:New Jersey', 0.2],
  ['US:Connecticut', 0.11],
  ['CA:Ontario', 0.09],
  ['?:', 0.02],
] as const

/** Where the people are that an account's ads are shown to, and which part of them. */
export const regionsOf = ({ currency }: SeedAdAccount) => (currency === 'USD' ? usRegions : shares.region)

type Totals = { spend: number; impressions: number; linkClicks: number }

/** Each dimension holds the whole day: its parts add up to what the rows do. */
export function adBreakdowns(account: SeedAdAccount, rows: readonly AdRow[]): AdBreakdown[] {
  return Object.entries(Object.groupBy(rows, ({ date }) => date)).flatMap(([date, ofDay = []]) => {
    const sum = (of: (row: AdRow) => number | null) => ofDay.reduce((total, row) => total + (of(row) ?? 0), 0)
    const totals: Totals = {
      spend: Math.round(sum(({ spend }) => spend) * 100),
      impressions: sum(({ impressions }) => impressions),
      linkClicks: sum((row) => row.linkClicks),
    }
    return adDimensions.map((dimension): AdBreakdown => {
      const parts = dimension === 'region' ? regionsOf(account) : shares[dimension]
      const weights = parts.map(([key, share]) => share * (0.8 + 0.4 * random(account.id, date, key)()))
      const [spend, impressions, linkClicks] = [totals.spend, totals.impressions, totals.linkClicks].map((total) => divided(total, weights))
      return {
        id: `${date}:${dimension}`,
        accountId: account.id,
        date,
        dimension,
        parts: parts.map(([key], n) => ({ key, spend: (spend?.[n] ?? 0) / 100, impressions: impressions?.[n] ?? 0, linkClicks: linkClicks?.[n] ?? 0 })),
      }
    })
  })
}

/** Whole numbers in proportion to the weights that add up to the total. */
function divided(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((a, b) => a + b, 0)
  let [before, given] = [0, 0]
  return weights.map((weight) => {
    before += weight
    const part = Math.round((total * before) / all) - given
    given += part
    return part
  })
}
