import { exportAdsCsv } from '../../shared/api/exports.ts'
import { loadAds } from '../../shared/reports/kits/ads/load.ts'
import { adsPerformance } from '../../shared/reports/types/ads-performance/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { ownersOf } from '../reports/engine/items/load.ts'
import { readerOf } from '../reports/engine/items/reader.ts'
import { authoriseFor } from '../reports/run/authorise.ts'
import { runQuery } from '../reports/run/request.ts'
import { adHeader, adRows } from './ad-rows.ts'
import { sendRows } from './send-rows.ts'

export const handler = handle(exportAdsCsv, async ({ actor, body, now }) => {
  const { accountId } = actor
  const { request, range, data } = await authoriseFor(adsPerformance, actor, runQuery(adsPerformance.id, 'query', body), now)
  const { read } = readerOf({ accountId, owners: ownersOf(data), range, prior: null, zone: request.timezone })
  const entries = await loadAds({ breakdowns: false, reachOf: ['ad'] })(read, request, data)
  return sendRows({ accountId, name: `Ads ${range.from} - ${range.to}`, format: body.format, rows: [adHeader(entries), ...adRows(entries, range)] })
})
