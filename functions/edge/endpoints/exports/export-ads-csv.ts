import { exportAdsCsv } from '../../../../shared/api/exports.ts'
import { loadAds } from '../../../../shared/reports/kits/ads/load.ts'
import { adsPerformance } from '../../../../shared/reports/types/ads-performance/definition.ts'
import { adHeader, adRows } from '../../../domains/exports/ad-rows.ts'
import { exportFileName } from '../../../domains/exports/file-name.ts'
import { sendRows } from '../../../domains/exports/send-rows.ts'
import { ownersOf } from '../../../domains/reports/engine/items/load.ts'
import { readerOf } from '../../../domains/reports/engine/items/reader.ts'
import { authoriseFor } from '../../../domains/reports/run/authorise.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(exportAdsCsv, async ({ actor, body, now }) => {
  const { accountId } = actor
  const { request, range, data } = await authoriseFor(adsPerformance, actor, runQuery(adsPerformance.id, 'query', body), now)
  const { read } = readerOf({ accountId, owners: ownersOf(data), range, prior: null, zone: request.timezone })
  const entries = await loadAds({ breakdowns: false, reachOf: ['ad'] })(read, request, data)
  const name = exportFileName(actor, 'Ads', { range, groups: data.entity_gids })
  return sendRows({ accountId, name, format: body.format, rows: [adHeader(entries), ...adRows(entries, range)] })
})
