/** Which networks offer a metric, under what name, and why others do not. */
import { type NetworkCode, networkCodes } from '../networks.ts'
import { type MetricId, metrics } from './catalogue.ts'
import { given } from './given.ts'

/** Whether a network offers a metric. One that does not is left out, never 0. */
export function offers(network: NetworkCode, id: MetricId): boolean {
  const metric = metrics[id]
  if (metric.class === 'DELTA') return offers(network, metric.stock)
  if (metric.class === 'RATIO')
    return offers(network, metric.num) && (metric.den === 'days' || offers(network, metric.den === 'baseline' ? 'followers' : metric.den))
  return given[network].fields[id] !== undefined
}

/** Networks that offer a metric, in their own order. */
export function networksOf(id: MetricId): NetworkCode[] {
  return networkCodes.filter((network) => offers(network, id))
}

/** The network's own name of what the metric is made of, for the number passport; null when it offers none. */
export function fieldOf(id: MetricId, network: NetworkCode): string | null {
  if (!offers(network, id)) return null
  const metric = metrics[id]
  if (metric.class === 'DELTA') return fieldOf(metric.stock, network)
  if (metric.class !== 'RATIO') return given[network].fields[id] ?? null
  const den = metric.den === 'days' ? 'days' : fieldOf(metric.den === 'baseline' ? 'followers' : metric.den, network)
  return `(${fieldOf(metric.num, network)}) ÷ (${den})`
}

/** Why a network has no value of this metric, as a sentence; null when it has one. */
export function absenceOf(id: MetricId, network: NetworkCode): string | null {
  if (offers(network, id)) return null
  const metric = metrics[id]
  if (metric.absent?.[network]) return metric.absent[network]
  if (metric.class === 'DELTA') return absenceOf(metric.stock, network)
  if (metric.class !== 'RATIO') return 'Not offered by this network.'
  return absenceOf(metric.num, network) ?? (metric.den === 'days' ? null : absenceOf(metric.den === 'baseline' ? 'followers' : metric.den, network))
}
