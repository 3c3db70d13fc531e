import { exportAdsCsv } from '../../shared/api/exports.ts'
import { loadAds } from '../../shared/reports/kits/ads/load.ts'
import { adsPerformance } from '../../shared/reports/types/ads-performance/definition.ts'
import { handle } from '../lib/endpoint.ts'
import { ownersOf, readerOf } from '../reports/engine/items/load.ts'
import { authoriseFor } from '../reports/run/authorise.ts'
import { subjectDataOf } from '../reports/run/subjects/index.ts'
import { adHeader, adRows } from './ad-rows.ts'
import { csvChunks } from './csv.ts'
import { sendFile } from './send-file.ts'

export const handler = handle(exportAdsCsv, async ({ actor, body: { profileIds, ...dates }, now }) => {
  const { accountId } = actor
  const request = await authoriseFor(adsPerformance, actor, { type: adsPerformance.id, profiles: profileIds, ...dates }, now)
  const { dateFrom, dateTo, timezone } = request
  const owners = ownersOf(await subjectDataOf(accountId, request))
  const read = readerOf({ accountId, owners, range: { from: dateFrom, to: dateTo }, prior: null, zone: timezone })
  const entries = await loadAds({ breakdowns: false, reachOf: ['ad'] })(read, request)
  return sendFile({
    accountId,
    name: `Ads ${dateFrom} - ${dateTo}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: csvChunks([adHeader(entries), ...adRows(entries, request)]),
  })
})
