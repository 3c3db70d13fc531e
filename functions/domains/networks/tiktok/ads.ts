import type { AdSuite } from '../exports.ts'

/** In English, Spanish and Portuguese. */
export const tiktokAds: AdSuite = {
  name: 'TikTok Ads Manager',
  networks: ['tiktok'],
  sure: (name) => / \((?:destination|destino)\)$/.test(name),
  columns:
    /^(?:ad group (?:name|id)|clicks \(destination\)|c(?:tr|pc) \(destination\)|primary status|2-second video views|6-second video views|video views at \d+%|paid (?:likes|followers|shares|comments)|seguidores de pago)$/,
  words: {
    date: ['by day', 'por dia'],
    adSetId: ['ad group id'],
    adSet: ['ad group name'],
    objective: ['objetivo publicitario'],
    spend: ['spend', 'cost', 'coste', 'gasto', 'custo'],
    linkClicks: ['clicks (destination)', 'clics (destino)', 'cliques (destino)'],
    impressions: ['impresiones', 'impressoes'],
    currency: ['divisa', 'moneda', 'moeda'],
  },
}
