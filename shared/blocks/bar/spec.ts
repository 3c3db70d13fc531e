import type { MetricId } from '../../metrics/index.ts'
import type { BreakdownMetric, SpecHead } from '../spec.ts'

export type BarSpec = SpecHead & { kind: 'bar' } & ({ metric: MetricId; dimension: 'entity' | 'type' } | { audience: 'ages' } | BreakdownMetric)
