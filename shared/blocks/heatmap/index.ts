import type { Kind } from '../kind.ts'
import { HeatmapData } from './data.ts'
import { heatmapReading } from './reading.ts'
import { heatmapSample } from './sample.ts'
import type { HeatmapSpec } from './spec.ts'

export const heatmap: Kind<typeof HeatmapData, HeatmapSpec> = { data: HeatmapData, reading: heatmapReading, sample: heatmapSample }
