/** The change from the prior range (docs/metrics.md#growth). */
import type { Growth } from '../blocks/shared.ts'
import { formatFigure, roundFigure, roundHalfAway } from '../format.ts'
import type { AggregationClass, Unit } from './units.ts'

const nothing: Growth = { kind: 'none', value: null }

/**
 * (cur - prior) / |prior| in percent; for MEAN, SHARE and rates in percent the plain difference. The absolute value keeps the
 * sign meaningful when the prior was negative. From a prior of 0 there is no percentage: "new" upwards, a dash downwards. Terms
 * that look alike have not changed, and a loss that is smaller than the last is no growth in percent.
 */
export function growth(cur: number | null, prior: number | null, cls: AggregationClass, unit: Unit = 'count'): Growth {
  if (cur === null || prior === null) return nothing
  const isDifference = cls === 'MEAN' || cls === 'SHARE' || unit === 'percent'
  if (formatFigure(cur, unit) === formatFigure(prior, unit)) return { kind: isDifference ? 'points' : 'percent', value: 0 }
  if (isDifference || (unit === 'change' && cur < 0 && cur > prior))
    return { kind: 'points', value: unit === 'percent' ? pointsBetween(cur, prior, 2) : differenceOf(cur, prior, unit) }
  const relative = relativeChange(cur, prior)
  return relative === null ? { kind: cur > 0 ? 'new' : 'dash', value: null } : { kind: 'percent', value: relative }
}

/** Below a tenth the difference of two rates as they are shown, with so many digits: 0 only where they look alike. */
export function pointsBetween(cur: number, prior: number, digits: number): number {
  const difference = cur - prior
  if (Math.abs(difference) >= 0.1) return difference
  return roundHalfAway(roundHalfAway(cur, digits) - roundHalfAway(prior, digits), digits)
}

/** Where it would round to nothing, the difference of two figures as they are shown: 4.40 from 4.39 is +0.01. */
function differenceOf(cur: number, prior: number, unit: Unit): number {
  const difference = cur - prior
  return roundFigure(difference, unit) === 0 ? roundFigure(roundFigure(cur, unit) - roundFigure(prior, unit), unit) : difference
}

/** (cur - prior) / |prior| in percent, of whatever is compared; null from a prior of 0. */
export function relativeChange(cur: number, prior: number): number | null {
  return prior === 0 ? null : ((cur - prior) / Math.abs(prior)) * 100
}
