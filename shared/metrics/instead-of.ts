import type { NetworkCode } from '../networks.ts'
import { metricIds, metrics } from './catalogue.ts'
import { partsOf } from './engagement-parts.ts'
import type { MeasureId } from './measures.ts'
import { offers } from './offers.ts'
import { measuresUnder } from './redefined.ts'

/** What a network's reports make the metric of a measure's name of, where not of that measure: none where they have no such metric. Null where they use it. */
export function insteadOf(measure: MeasureId, network: NetworkCode): readonly MeasureId[] | null {
  const id = metricIds.find((one) => one === measure)
  if (!id || metrics[id].class === 'RATIO' || ('source' in metrics[id] && 'rule' in metrics[id].source)) return null
  const isUsed = metricIds.some((one) => offers(network, one) && measuresUnder(one, network).includes(measure))
  return isUsed || partsOf(network).includes(measure) ? null : offers(network, id) ? measuresUnder(id, network) : []
}
