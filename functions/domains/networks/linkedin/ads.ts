import { importMessages } from '../../../../shared/import-messages.ts'
import type { AdSuite } from '../exports.ts'
import { hasStarts, isStartColumn, startColumns, startsAreDays } from './ad-starts.ts'

/** In English and German. */
export const linkedinAds: AdSuite = {
  name: 'LinkedIn Campaign Manager',
  networks: ['linkedin'],
  sure: isStartColumn,
  columns:
    /^(?:start date \(in utc\)|campaign group (?:name|id)|total spent|gesamtausgaben|total social actions|total engagements|average cp[cm]|leads|company name)$/,
  words: {
    ad: ['creative name'],
    spend: ['total spent', 'gesamtausgaben'],
    impressions: ['impressionen'],
    clicksAll: ['klicks'],
    linkClicks: ['clicks to landing page'],
    campaign: ['name der kampagne'],
    account: ['name des werbekontos'],
    conversionValue: ['total conversion value'],
  },
  starts: { columns: startColumns, areDays: startsAreDays, why: (table) => (hasStarts(table) ? importMessages.linkedinDays : null) },
}
