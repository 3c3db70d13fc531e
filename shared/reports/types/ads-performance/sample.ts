/** Ads of two accounts in two currencies, few enough to work out by hand; and one account of a profile alone. */
import type { AdAccount } from '../../../items/ad-accounts.ts'
import type { AdObject, AdReach, AdRow } from '../../../items/ads.ts'

export const gbp: AdAccount = {
  id: 'gb',
  profileId: 'p1',
  network: 'facebook',
  name: 'UK',
  currency: 'GBP',
  timezone: 'Europe/London',
  since: '2026-01-01',
}
export const usd: AdAccount = { ...gbp, id: 'us', profileId: 'p2', network: 'instagram', name: 'US', currency: 'USD', timezone: 'America/New_York' }

const nothing = { clicksAll: null, results: null, conversions: null, conversionValue: null, thruplays: null }

export function adDay(accountId: string, adId: string, date: string, spend: number, impressions: number, linkClicks: number, more: Partial<AdRow> = {}): AdRow {
  return {
    id: `${date}:${adId}`,
    accountId,
    date,
    adId,
    adSetId: `set ${adId}`,
    campaignId: `campaign ${accountId}`,
    spend,
    impressions,
    linkClicks,
    ...nothing,
    ...more,
  }
}

export function adSet(accountId: string, adId: string, resultType: string): AdObject {
  return {
    level: 'ad_set',
    id: `set ${adId}`,
    accountId,
    name: `Set ${adId}`,
    status: 'active',
    campaignId: `campaign ${accountId}`,
    resultType,
    bidType: 'Lowest cost',
    dailyBudget: 10,
  }
}

export function reachOn(accountId: string, date: string, reached: AdReach['reached']): AdReach {
  return { id: date, accountId, date, reached }
}
