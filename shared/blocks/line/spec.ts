import type { MetricId } from '../../metrics/index.ts'
import type { Cut, SpecHead } from '../spec.ts'

export type LineSpec = SpecHead & { kind: 'line'; metric: MetricId; cut: Cut; alternative?: Cut }
