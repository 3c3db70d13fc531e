import type { Growth } from '../../../../shared/blocks/shared.ts'
import type { Unit } from '../../../../shared/metrics/units.ts'

/** Change of two plotted points (docs/metrics.md#growth); the figures in tiles and tables come ready from the report. */
export function change(value: number | null, prior: number | null, unit: Unit): Growth {
  if (value === null || prior === null) return { kind: 'none', value: null }
  if (unit === 'percent') return { kind: 'points', value: value - prior }
  if (prior === 0) return value === 0 ? { kind: 'percent', value: 0 } : { kind: value > 0 ? 'new' : 'dash', value: null }
  return { kind: 'percent', value: ((value - prior) / Math.abs(prior)) * 100 }
}
