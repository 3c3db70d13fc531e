/** An import on 21 November 2026 in UTC, into a profile without ads. */
import { noAds } from '../../functions/domains/import/ads/known.ts'
import type { ReadContext } from '../../functions/domains/readers/csv/format.ts'
import type { NetworkCode } from '../../shared/networks.ts'

const today = '2026-11-21'
const ignored = async () => {}

export const readContext = (network: NetworkCode): ReadContext => ({
  ...{ profileId: 'p', network, entityGid: 'g', today, todayUtc: today, timezone: 'UTC', currency: null, dates: null },
  ads: { ...noAds(), begin: ignored, load: ignored, hold: ignored, renew: ignored, release: ignored },
})
