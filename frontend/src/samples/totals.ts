/** The figures of the sample report: of all networks, and how each network shares in them. */
import { splitBy } from '../../../shared/blocks/sample.ts'
import type { Figure } from '../../../shared/blocks/shared.ts'
import { entriesOf } from '../../../shared/entries.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import { byNetwork, figure } from './parts.ts'

type FigureHead = { readonly title: string; readonly unit: Figure['unit']; readonly polarity: Figure['polarity'] }

/** In the order of the tiles. */
export const figures = {
  followers: { title: 'Followers', unit: 'count', polarity: 'higher' },
  net_growth: { title: 'Net follower growth', unit: 'change', polarity: 'higher' },
  impressions: { title: 'Impressions', unit: 'count', polarity: 'higher' },
  reach: { title: 'Average daily reach', unit: 'count', polarity: 'higher' },
  engagements: { title: 'Engagements', unit: 'count', polarity: 'higher' },
  er_impressions: { title: 'Engagement rate', unit: 'percent', polarity: 'higher' },
  link_clicks: { title: 'Link clicks', unit: 'count', polarity: 'higher' },
  video_views: { title: 'Video views', unit: 'count', polarity: 'higher' },
  posts_published: { title: 'Posts published', unit: 'count', polarity: 'neutral' },
} as const satisfies Record<string, FigureHead>
export type FigureKey = keyof typeof figures
type SumKey = Exclude<FigureKey, 'er_impressions'>

/** Totals over all networks. */
export const totals: Readonly<Record<SumKey, { readonly current: number; readonly prior: number }>> = {
  followers: { current: 243_455, prior: 234_138 },
  net_growth: { current: 9_317, prior: 8_102 },
  impressions: { current: 3_963_240, prior: 3_371_540 },
  reach: { current: 86_690, prior: 81_020 },
  engagements: { current: 186_953, prior: 158_990 },
  link_clicks: { current: 12_354, prior: 12_052 },
  video_views: { current: 3_027_300, prior: 2_471_000 },
  posts_published: { current: 224, prior: 215 },
}
type Period = keyof (typeof totals)[SumKey]

type Parts = Readonly<Partial<Record<NetworkCode, number>>>
const codes = byNetwork.map(([code]) => code)
const followers: Parts = Object.fromEntries(byNetwork.map(([code, level]) => [code, level]))
const engagements: Parts = Object.fromEntries(byNetwork.map(([code, , level]) => [code, level]))
/** The API of YouTube has none. */
const impressions: Parts = { tiktok: 1_846_200, instagram: 1_284_300, facebook: 612_480, linkedin: 148_920, twitter: 71_340 }
const reachWeights: Parts = { tiktok: 38, instagram: 34, facebook: 17, linkedin: 7, twitter: 4 }
const engagementGrowth: Parts = { tiktok: 1.3, instagram: 1.16, facebook: 0.935, youtube: 0.931, linkedin: 1.147, twitter: 0.87 }

/** Parts in the proportions of `weights` that add up to `whole`. */
function split(whole: number, weights: Parts): Parts {
  const parts = splitBy(whole, Object.values(weights))
  return Object.fromEntries(Object.keys(weights).map((code, index) => [code, parts[index] ?? 0]))
}

/** X lost followers; the others share the rest. */
function splitNetGrowth(whole: number): Parts {
  const lost = -64
  const { twitter: _, ...others } = followers
  return { ...split(whole - lost, others), twitter: lost }
}

const mapParts = (parts: Parts, map: (value: number, code: NetworkCode) => number): Parts =>
  Object.fromEntries(entriesOf(parts).map(([code, value]) => [code, map(value ?? 0, code)]))

function partsOf(key: SumKey, period: Period): Parts {
  const isPrior = period === 'prior'
  const whole = totals[key][period]
  switch (key) {
    case 'followers': {
      const grown = splitNetGrowth(totals.followers.current - totals.followers.prior)
      return isPrior ? mapParts(followers, (level, code) => level - (grown[code] ?? 0)) : followers
    }
    case 'net_growth':
      return splitNetGrowth(whole)
    case 'impressions':
      return isPrior ? split(whole, impressions) : impressions
    case 'reach':
      return split(whole, reachWeights)
    case 'engagements':
      return isPrior
        ? split(
            whole,
            mapParts(engagements, (level, code) => level / (engagementGrowth[code] ?? 1)),
          )
        : engagements
    default:
      return split(whole, followers)
  }
}

const sumOver = (parts: Parts, of: readonly NetworkCode[]) => of.reduce((sum, code) => sum + (parts[code] ?? 0), 0)

/** A figure of these networks; null where none of them has it. */
function termOf(key: FigureKey, of: readonly NetworkCode[], period: Period): number | null {
  if (key === 'er_impressions') {
    const seen = partsOf('impressions', period)
    const both = of.filter((code) => code in seen)
    return both.length === 0 ? null : (sumOver(partsOf('engagements', period), both) / sumOver(seen, both)) * 100
  }
  const parts = partsOf(key, period)
  return of.some((code) => code in parts) ? sumOver(parts, of) : null
}

/** The figure of one network, or of several together. */
export function totalOf(key: FigureKey, of: readonly NetworkCode[] = codes): Figure {
  const { unit, polarity } = figures[key]
  return figure(termOf(key, of, 'current'), termOf(key, of, 'prior'), unit, polarity)
}
