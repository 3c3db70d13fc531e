/** The figures of the sample report: of all networks, and how each network shares in them. */
import { splitBy } from '../../../shared/blocks/sample.ts'
import type { Figure } from '../../../shared/blocks/shared.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import { byNetwork, figure } from './parts.ts'

/** Title, value, prior, unit, polarity. */
type Total = readonly [string, number, number, Figure['unit'], Figure['polarity']]
export const totals = {
  followers: ['Followers', 243_455, 234_138, 'count', 'higher'],
  net_growth: ['Net follower growth', 9_317, 8_102, 'change', 'higher'],
  impressions: ['Impressions', 3_963_240, 3_371_540, 'count', 'higher'],
  reach: ['Average daily reach', 86_690, 81_020, 'count', 'higher'],
  engagements: ['Engagements', 186_953, 158_990, 'count', 'higher'],
  er_impressions: ['Engagement rate', 0, 0, 'percent', 'higher'],
  link_clicks: ['Link clicks', 12_354, 12_052, 'count', 'higher'],
  video_views: ['Video views', 3_027_300, 2_471_000, 'count', 'higher'],
  posts_published: ['Posts published', 224, 215, 'count', 'neutral'],
} as const satisfies Record<string, Total>
export type TotalKey = keyof typeof totals

type Parts = Readonly<Partial<Record<NetworkCode, number>>>
const codes = byNetwork.map(([code]) => code)
const partsOf = (values: readonly number[], of = codes): Parts => Object.fromEntries(of.map((code, index) => [code, values[index] ?? 0]))

/** Networks that count impressions: the API of YouTube has none. */
const seen: readonly NetworkCode[] = codes.filter((code) => code !== 'youtube')
const impressions = [1_846_200, 1_284_300, 612_480, 148_920, 71_340]
const seenInOrder: NetworkCode[] = ['tiktok', 'instagram', 'facebook', 'linkedin', 'twitter']
const reachWeights = [38, 34, 17, 7, 4]
const changes = [1.3, 1.16, 0.935, 0.931, 1.147, 0.87]
const followers = byNetwork.map(([, level]) => level)
const engagements = byNetwork.map(([, , level]) => level)
/** X lost followers; the others share the rest. */
const lost = -64
const netOf = (whole: number) => [...splitBy(whole - lost, followers.slice(0, -1)), lost]

function partsOfTerm(key: Exclude<TotalKey, 'er_impressions'>, prior: boolean): Parts {
  const whole = totals[key][prior ? 2 : 1]
  if (key === 'followers' && prior) {
    const grown = netOf(totals.followers[1] - whole)
    return partsOf(followers.map((level, index) => level - (grown[index] ?? 0)))
  }
  if (key === 'followers') return partsOf(followers)
  if (key === 'net_growth') return partsOf(netOf(whole))
  if (key === 'impressions') return partsOf(prior ? splitBy(whole, impressions) : impressions, seenInOrder)
  if (key === 'reach') return partsOf(splitBy(whole, reachWeights), seenInOrder)
  if (key === 'engagements' && !prior) return partsOf(engagements)
  if (key === 'engagements')
    return partsOf(
      splitBy(
        whole,
        engagements.map((level, index) => level / (changes[index] ?? 1)),
      ),
    )
  return partsOf(splitBy(whole, followers))
}

const sumOver = (parts: Parts, of: readonly NetworkCode[]) => of.reduce((sum, code) => sum + (parts[code] ?? 0), 0)

/** A figure of these networks; null where none of them has it. */
function termOf(key: TotalKey, of: readonly NetworkCode[], prior: boolean): number | null {
  const known = of.filter((code) => seen.includes(code))
  if (key === 'er_impressions') {
    const [some, all] = [sumOver(partsOfTerm('engagements', prior), known), sumOver(partsOfTerm('impressions', prior), known)]
    return all === 0 ? null : (some / all) * 100
  }
  const parts = partsOfTerm(key, prior)
  return of.some((code) => code in parts) ? sumOver(parts, of) : null
}

/** The figure of one network, or of several together. */
export function totalOf(key: TotalKey, of: readonly NetworkCode[] = codes): Figure {
  const [, , , unit, polarity] = totals[key]
  return figure(termOf(key, of, false), termOf(key, of, true), unit, polarity)
}
