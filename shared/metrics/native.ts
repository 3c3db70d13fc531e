import type { NetworkCode } from '../networks.ts'
import { type MetricId, metrics } from './catalogue.ts'

/** Why the network's own screen can show another figure: its own reasons, else those of what it is made of. */
export function nativeOf(id: MetricId, network: NetworkCode): string[] {
  const metric = metrics[id]
  const own = metric.native?.[network]
  if (own) return [own]
  if (metric.class === 'DELTA') return nativeOf(metric.stock, network)
  if (metric.class !== 'RATIO') return []
  const den = metric.den === 'baseline' ? 'followers' : metric.den
  return [...new Set([...nativeOf(metric.num, network), ...(den === 'days' ? [] : nativeOf(den, network))])]
}
