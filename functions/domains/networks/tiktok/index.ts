import type { NetworkExports } from '../exports.ts'
import { tiktokAds } from './ads.ts'
import { tiktokActivity, tiktokGenders, tiktokTerritories } from './audience.ts'
import { tiktokAudience, tiktokContent, tiktokFollowers, tiktokOverview, tiktokViewers } from './studio.ts'

export const tiktok = {
  formats: {
    'tiktok-overview': tiktokOverview,
    'tiktok-followers': tiktokFollowers,
    'tiktok-audience': tiktokAudience,
    'tiktok-viewers': tiktokViewers,
    'tiktok-content': tiktokContent,
    'tiktok-genders': tiktokGenders,
    'tiktok-territories': tiktokTerritories,
    'tiktok-activity': tiktokActivity,
  },
  ads: tiktokAds,
} as const satisfies NetworkExports
