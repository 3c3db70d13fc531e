/** What the networks' own reporting calls what we count. */
import { entriesOf } from '../../../entries.ts'
import type { AdNetwork } from '../../../items/ad-accounts.ts'
import type { NetworkCode } from '../../../networks.ts'
import type { Measure } from './account-days.ts'

type Names = Readonly<Partial<Record<Measure | 'reach', string>>>

const meta: Names = {
  spend: 'spend',
  impressions: 'impressions',
  reach: 'reach',
  clicksAll: 'clicks',
  linkClicks: 'inline_link_clicks',
  results: 'results',
  conversions: 'conversions',
  conversionValue: 'action_values',
  thruplays: 'video_thruplay_watched_actions',
}
const google: Names = {
  spend: 'metrics.cost_micros',
  impressions: 'metrics.impressions',
  clicksAll: 'metrics.interactions',
  linkClicks: 'metrics.clicks',
  results: 'metrics.conversions',
  conversions: 'metrics.conversions',
  conversionValue: 'metrics.conversions_value',
}

const namesOf: Readonly<Record<AdNetwork, Names>> = {
  facebook: meta,
  instagram: meta,
  linkedin: {
    spend: 'costInLocalCurrency',
    impressions: 'impressions',
    reach: 'approximateMemberReach',
    clicksAll: 'clicks',
    linkClicks: 'landingPageClicks',
    results: 'externalWebsiteConversions',
    conversions: 'externalWebsiteConversions',
    conversionValue: 'conversionValueInLocalCurrency',
  },
  tiktok: {
    spend: 'spend',
    impressions: 'impressions',
    reach: 'reach',
    clicksAll: 'clicks',
    linkClicks: 'clicks',
    results: 'result',
    conversions: 'conversion',
    conversionValue: 'value of complete payments',
  },
  twitter: {
    spend: 'billed_charge_local_micro',
    impressions: 'impressions',
    clicksAll: 'clicks',
    linkClicks: 'url_clicks',
    results: 'engagements',
    conversions: 'conversion_purchases',
    conversionValue: 'conversion_purchases.sale_amount',
  },
  pinterest: {
    spend: 'SPEND_IN_MICRO_DOLLAR',
    impressions: 'TOTAL_IMPRESSION',
    clicksAll: 'TOTAL_CLICKTHROUGH',
    linkClicks: 'OUTBOUND_CLICK',
    results: 'TOTAL_CONVERSIONS',
    conversions: 'TOTAL_CONVERSIONS',
    conversionValue: 'TOTAL_CONVERSIONS_VALUE_IN_MICRO_DOLLAR',
  },
  google,
  youtube: google,
}

/** Networks that give all of these, with the names of the fields: "a", "(a) ÷ (b)". */
export function fieldsOf(...parts: readonly (Measure | 'reach')[]): Partial<Record<NetworkCode, string>> {
  const fields: Partial<Record<NetworkCode, string>> = {}
  for (const [network, names] of entriesOf(namesOf)) {
    const given = parts.flatMap((part) => names[part] ?? [])
    if (given.length === parts.length) fields[network] = given.length === 1 ? given[0] : given.map((name) => `(${name})`).join(' ÷ ')
  }
  return fields
}
