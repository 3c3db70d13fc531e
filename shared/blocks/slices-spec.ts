import type { MetricId } from '../metrics/index.ts'
import type { BreakdownMetric, MeasurePart, SpecHead } from './spec.ts'

/** Shares of one metric over networks or profiles, or of several measures over each other. */
export type SlicesSpec<K extends 'donut' | 'pie'> = SpecHead & { kind: K } & (
    | { metric: MetricId; dimension: 'entity'; totalLabel: string }
    | { parts: readonly MeasurePart[]; totalLabel: string }
    | { audience: 'genders'; totalLabel: string }
    | (BreakdownMetric & { totalLabel: string })
  )
