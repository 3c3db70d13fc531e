import type { DateRange } from '../../../dates/index.ts'
import type { AdAccount } from '../../../items/ad-accounts.ts'
import type { AdLevel, AdObject, AdReach, AdRow } from '../../../items/ads.ts'
import type { ReachEntry } from './entries.ts'

/** `named`: campaigns, ad sets and ads by id. */
type Wanted = { readonly range: DateRange; readonly named: ReadonlyMap<string, AdObject>; readonly reachOf: readonly AdLevel[] }

const standsAlone = (level: AdLevel): boolean => level === 'account' || level === 'region'

/**
 * Reach of an account, of its regions, and of those campaigns, ad sets and ads that did anything in the same range: the window of one that
 * ended before the range still reaches into it, and would stand there as a row of nothing. Of other levels than `reachOf` it stays out on a
 * day that has some of those: a figure of several things takes the highest level there is, and no row asks for theirs.
 */
export function reachEntries(account: AdAccount, rows: readonly AdRow[], reaches: readonly AdReach[], { named, reachOf, range }: Wanted): ReachEntry[] {
  const active = { current: new Set<string>(), prior: new Set<string>() }
  const activeOn = (date: string) => active[date >= range.from && date <= range.to ? 'current' : 'prior']
  for (const { date, campaignId, adSetId, adId } of rows) activeOn(date).add(campaignId).add(adSetId).add(adId)
  return reaches.flatMap(({ date, reached }) => {
    const here = activeOn(date)
    const counted = reached.filter(({ level, objectId }) => standsAlone(level) || here.has(objectId))
    const shown = counted.filter(({ level }) => reachOf.includes(level))
    return (shown.length > 0 ? shown : counted).map(({ level, objectId, windows }): ReachEntry => {
      const object = standsAlone(level) ? null : (named.get(objectId) ?? null)
      return { kind: 'reach', account, date, level, objectId, object, windows }
    })
  })
}
