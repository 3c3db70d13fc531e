/** The change from the prior range (docs/metrics.md#growth). */
import type { Growth } from '../blocks/shared.ts'
import type { AggregationClass } from './units.ts'

const nothing: Growth = { kind: 'none', value: null }

/**
 * (cur - prior) / |prior| in percent; for MEAN and SHARE the plain difference. The absolute value keeps the sign
 * meaningful when the prior was negative. From a prior of 0 there is no percentage: "new" upwards, a dash downwards.
 */
export function growth(cur: number | null, prior: number | null, cls: AggregationClass): Growth {
  if (cur === null || prior === null) return nothing
  if (cls === 'MEAN' || cls === 'SHARE') return { kind: 'points', value: cur - prior }
  if (prior !== 0) return { kind: 'percent', value: ((cur - prior) / Math.abs(prior)) * 100 }
  if (cur === 0) return { kind: 'percent', value: 0 }
  return { kind: cur > 0 ? 'new' : 'dash', value: null }
}
