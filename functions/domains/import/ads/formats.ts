/** Ads: the documented CSV (docs/import-formats.md) and what looks like it, and totals per ad without dates. */
import { adNetworks } from '../../../../shared/items/ad-accounts.ts'
import { exportedBy } from '../../networks/ad-suites.ts'
import { type Format, hasColumns } from '../../readers/csv/format.ts'
import type { Table } from '../../readers/csv/table.ts'
import { isAdColumn, isOverAds } from './columns.ts'
import { adAccountsIn, prepareAds, readAds } from './read.ts'

/** Facebook ads of a campaign study: a row an ad, all figures of an unnamed time. */
export const kagAds: Format = {
  id: 'facebook-ads-totals',
  name: 'Facebook ads, totals per ad',
  holds: 'ads',
  networks: ['facebook', 'instagram'],
  reads: isAdColumn,
  recognises: (table) => hasColumns(table, ['ad_id', 'xyz_campaign_id', 'fb_campaign_id', 'Impressions', 'Clicks', 'Spent']),
  adAccounts: adAccountsIn,
  prepare: prepareAds,
  read: readAds,
}

/** Native exports name their columns as people read them, and TikTok's has a Date as well. */
const isOwn = (table: Table) => exportedBy(table) === null && ['date', 'date_from', 'date_to'].some((name) => hasColumns(table, [name]))

/**
 * `date`, `ad_id` or `ad`, `spend`, `impressions`; any of account_id, account, currency, timezone, campaign_id, campaign, objective,
 * ad_set_id, ad_set, status, result_type, bid_type, daily_budget, age, gender, reach, clicks_all, link_clicks, results, conversions,
 * conversion_value, thruplays. The names of Meta's own export are understood as well. A total row is left out of the sums.
 */
export const genericAds: Format = {
  id: 'generic-ads',
  name: 'generic ads',
  holds: 'ads',
  networks: adNetworks,
  recognises: isOverAds,
  isOwn,
  reads: isAdColumn,
  adAccounts: adAccountsIn,
  prepare: prepareAds,
  read: readAds,
}
