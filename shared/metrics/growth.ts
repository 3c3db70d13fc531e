/** The change from the prior range (docs/metrics.md#growth). */
import type { Growth } from '../blocks/shared.ts'
import type { AggregationClass, Unit } from './units.ts'

const nothing: Growth = { kind: 'none', value: null }

/**
 * (cur - prior) / |prior| in percent; for MEAN, SHARE and rates in percent the plain difference. The absolute value keeps the
 * sign meaningful when the prior was negative. From a prior of 0 there is no percentage: "new" upwards, a dash downwards.
 */
export function growth(cur: number | null, prior: number | null, cls: AggregationClass, unit: Unit = 'count'): Growth {
  if (cur === null || prior === null) return nothing
  if (cls === 'MEAN' || cls === 'SHARE' || unit === 'percent') return { kind: 'points', value: cur - prior }
  const relative = relativeChange(cur, prior)
  if (relative !== null) return { kind: 'percent', value: relative }
  if (cur === 0) return { kind: 'percent', value: 0 }
  return { kind: cur > 0 ? 'new' : 'dash', value: null }
}

/** (cur - prior) / |prior| in percent, of whatever is compared; null from a prior of 0. */
export function relativeChange(cur: number, prior: number): number | null {
  return prior === 0 ? null : ((cur - prior) / Math.abs(prior)) * 100
}
