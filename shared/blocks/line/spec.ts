import type { MetricId } from '../../metrics/index.ts'
import type { Dimension, SpecHead } from '../spec.ts'

export type LineSpec = SpecHead & { kind: 'line'; metric: MetricId; dimension: Dimension; alternative?: Dimension }
