/** Where a network began to count something else under the same name, so that figures from before are another measure. */
import type { DateRange } from '../dates/index.ts'
import type { NetworkCode } from '../networks.ts'
import { type MetricId, measuresOf, metrics } from './catalogue.ts'
import type { MeasureId } from './measures.ts'

/** Views in place of impressions, on the first day of it (docs/metrics.md#missing-data). */
const views = { instagram: '2025-04-21', facebook: '2025-11-15' } as const satisfies Partial<Record<NetworkCode, string>>

const redefined: Partial<Record<MeasureId, Partial<Record<NetworkCode, string>>>> = {
  impressions: views,
  impressions_organic: { facebook: views.facebook },
  impressions_paid: { facebook: views.facebook },
}

/** What a metric is made of on a network, through the parts of a ratio. */
export function measuresUnder(id: MetricId, network: NetworkCode): readonly MeasureId[] {
  const metric = metrics[id]
  if (metric.class === 'DELTA') return measuresUnder(metric.stock, network)
  if (metric.class !== 'RATIO') return measuresOf(metric, network) ?? []
  const den = metric.den === 'days' || metric.den === 'baseline' ? [] : measuresUnder(metric.den, network)
  return [...measuresUnder(metric.num, network), ...den]
}

/**
 * The day between two ranges, or within one of them, since when a network counts one of the measures another way; null when both are
 * counted alike. Figures are never compared across it (docs/metrics.md#missing-data).
 */
export function redefinedBetween(measures: readonly MeasureId[], network: NetworkCode, range: DateRange, prior: DateRange): string | null {
  const first = prior.from < range.from ? prior.from : range.from
  const last = prior.to > range.to ? prior.to : range.to
  const days = measures.flatMap((measure) => redefined[measure]?.[network] ?? [])
  return days.find((day) => day > first && day <= last) ?? null
}
