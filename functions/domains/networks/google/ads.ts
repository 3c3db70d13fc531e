import type { AdSuite } from '../exports.ts'

/** In English and German. */
export const googleAds: AdSuite = {
  name: 'Google Ads',
  networks: ['google', 'youtube'],
  sure: (name) => name === 'anzeigengruppenstatus',
  columns:
    /^(?:impr\.|currency code|campaign status|campaign type|campaign state|ad group status|ad status|ad group type|avg\. (?:cpc|cpm|cpv|cost)|cost \/ (?:all )?conv\.|conv\. (?:rate|value.*)|all conv\..*|view-through conv\.|interactions?|interaction rate|search impr\. share|optimi[sz]ation score|bid strategy type|customer id|wahrungscode|conv\.-rate)$/,
  words: {
    date: ['day', 'tag'],
    span: ['month', 'week', 'monat', 'woche'],
    currency: ['currency code'],
    campaign: ['kampagne'],
    adSetId: ['ad group id'],
    adSet: ['ad group', 'anzeigengruppe'],
    spend: ['cost', 'kosten'],
    impressions: ['impr.', 'impressionen'],
    clicksAll: ['klicks'],
    conversions: ['conversiones'],
    conversionValue: ['conv. value'],
    device: ['device', 'gerat'],
  },
}
