import { getFacebookAdsReport } from '../../../../shared/api/ads.ts'
import { genericReport } from '../../../../shared/reports/generic-report.ts'
import { manifest } from '../../../../shared/reports/types/facebook-ads/manifest.ts'
import { authoriseFor } from '../../../domains/reports/run/authorise.ts'
import { runQuery } from '../../../domains/reports/run/request.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getFacebookAdsReport, async ({ actor, query, now }) => {
  // the engine, with all it has to say, is read while the table answers what the person may see
  const engine = Promise.all([
    import('../../../../shared/reports/types/facebook-ads/definition.ts'),
    import('../../../domains/reports/run/compute-item-report.ts'),
  ])
  const run = await authoriseFor(manifest, actor, runQuery(manifest.id, 'query', query), now)
  const [{ facebookAds }, { computeItemReport }] = await engine
  return genericReport(await computeItemReport(facebookAds, run))
})
