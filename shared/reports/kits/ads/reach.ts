/** The class rules over people whom ads reached: they are never added. */
import type { AdAccount } from '../../../items/ad-accounts.ts'
import type { AdRow } from '../../../items/ads.ts'
import { memoized } from '../../../memoize.ts'
import { ratio } from '../../../metrics/ratio.ts'
import type { Interval } from '../../language/items/metric.ts'
import { daysOf, type Measure, type Occurrences, sumOf } from './account-days.ts'
import type { AdEntry, ReachEntry } from './entries.ts'
import type { Rule } from './values.ts'

/** From the whole down: what an entry of each level is one of. */
const levels = ['account', 'campaign', 'ad_set', 'ad', 'region'] as const
const objectOf = {
  account: ({ accountId }: AdRow) => accountId,
  campaign: ({ campaignId }: AdRow) => campaignId,
  ad_set: ({ adSetId }: AdRow) => adSetId,
  ad: ({ adId }: AdRow) => adId,
} as const

/** Whose reach the items are about, when that is one thing that the network has numbers for. */
const reachOfOne = memoized((items: Occurrences): ReachEntry[] => {
  const reach: ReachEntry[] = []
  for (const { item } of items) if (item.kind === 'reach') reach.push(item)
  if (reach.length === 0) return []
  const level = levels.find((one) => reach.some((entry) => entry.level === one))
  const { rows } = daysOf(items)
  if (!level || (level === 'region' && rows.length > 0)) return []
  const own = reach.filter((entry) => entry.level === level)
  const [first] = own
  const isFirst = (account: AdAccount, objectId: string) => account.id === first?.account.id && objectId === first.objectId
  const isOne = own.every(({ account, objectId }) => isFirst(account, objectId))
  return isOne && (level === 'region' || rows.every(({ account, row }) => isFirst(account, objectOf[level](row)))) ? own : []
})

/** UNIQUE: the network's own number for exactly this range; null when it has none, and for several things, whose people are partly the same. */
export function exactReach(items: Occurrences, { to, days }: Interval<AdEntry>): number | null {
  return reachOfOne(items).find(({ date }) => date === to)?.windows[days] ?? null
}

/** UNIQUE: daily numbers over the days that have one. */
export function averageDailyReach(items: Occurrences): number | null {
  const daily = reachOfOne(items).flatMap(({ windows }) => windows[1] ?? [])
  return daily.length === 0 ? null : daily.reduce((sum, one) => sum + one, 0) / daily.length
}

/** RATIO with reach on one side: only with the exact number, and the other side of the same range. */
export function perReach(measure: Measure, scale = 1): Rule {
  return {
    class: 'RATIO',
    value: (items, interval) => {
      const num = sumOf(daysOf(items), measure)
      return ratio([{ num, den: exactReach(items, interval) }], scale)
    },
    terms: (items, interval) => [{ value: sumOf(daysOf(items), measure) }, { value: exactReach(items, interval) }],
  }
}
