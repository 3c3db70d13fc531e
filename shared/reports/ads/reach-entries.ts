import type { AdAccount } from '../../items/ad-accounts.ts'
import type { AdObject, AdReach, AdRow } from '../../items/ads.ts'
import type { ReportRequest } from '../report.ts'
import type { ReachEntry } from './entries.ts'

/**
 * Reach of an account, of its regions, and of those campaigns, ad sets and ads that did anything in the same range: the window of one that
 * ended before the range still reaches into it, and would stand there as a row of nothing.
 */
export function reachEntries(
  account: AdAccount,
  rows: readonly AdRow[],
  reaches: readonly AdReach[],
  objectOf: (id: string) => AdObject | null,
  request: ReportRequest,
): ReachEntry[] {
  const rangeOf = (date: string) => (date >= request.dateFrom && date <= request.dateTo ? 'current' : 'prior')
  const active = new Set(rows.flatMap(({ date, campaignId, adSetId, adId }) => [campaignId, adSetId, adId].map((id) => `${rangeOf(date)} ${id}`)))
  return reaches.flatMap(({ date, reached }) =>
    reached.flatMap((one): ReachEntry[] => {
      const alone = one.level === 'account' || one.level === 'region'
      return alone || active.has(`${rangeOf(date)} ${one.objectId}`)
        ? [{ kind: 'reach', account, date, ...one, object: alone ? null : objectOf(one.objectId) }]
        : []
    }),
  )
}
